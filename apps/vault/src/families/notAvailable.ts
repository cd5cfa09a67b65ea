import { notAvailableInVault, PorticoError } from '@portico/protocol'

/** Handles protocol messages that the vault does not support yet. */
export const notAvailable = async (): Promise<never> => {
  throw new PorticoError(notAvailableInVault)
}
