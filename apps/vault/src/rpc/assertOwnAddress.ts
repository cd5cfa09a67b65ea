import { PorticoError, unauthorized } from '@portico/protocol'
import type { Addresses } from '../keys/Addresses.ts'

/** Nobody is asked to sign for an account that is not theirs. */
export function assertOwnAddress(address: string | undefined, { eip155 }: Addresses): void {
  if (address !== undefined && address.toLowerCase() !== eip155.toLowerCase())
    throw new PorticoError(unauthorized)
}
