import { notAvailableInVault, PorticoError } from '@portico/protocol'

/** For messages that the protocol has and the vault does not serve yet. */
export const notAvailable = async (): Promise<never> => {
  throw new PorticoError(notAvailableInVault)
}
