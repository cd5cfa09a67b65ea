import { PorticoError, unauthorized } from '@portico/protocol'

/** Refuses requests for an account that is not the visitor's. */
export function assertOwnAddress(named: string | undefined, { address }: { readonly address: string }): void {
  if (named !== undefined && named.toLowerCase() !== address.toLowerCase())
    throw new PorticoError(unauthorized)
}
