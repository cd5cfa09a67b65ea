import { PorticoError, unauthorized } from '@portico/protocol'

/** Nobody is asked to sign for an account that is not theirs. */
export function assertOwnAddress(named: string | undefined, { address }: { readonly address: string }): void {
  if (named !== undefined && named.toLowerCase() !== address.toLowerCase())
    throw new PorticoError(unauthorized)
}
