import { notAvailableInVault, PorticoError } from '@portico/protocol'

/** For messages that have their place on the wire, and whose time has not come. */
export const notAvailable = async (): Promise<never> => {
  throw new PorticoError(notAvailableInVault)
}
