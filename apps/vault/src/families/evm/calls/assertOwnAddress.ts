import { PorticoError, unauthorized } from '@portico/protocol'

export function assertOwnAddress(named: string | undefined, { address }: { readonly address: string }): void {
  if (named !== undefined && named.toLowerCase() !== address.toLowerCase())
    throw new PorticoError(unauthorized)
}
