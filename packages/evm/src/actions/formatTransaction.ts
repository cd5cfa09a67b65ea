import type { TransactionRequest } from '@portico/core'
import { isEvmAddress } from '@portico/core/adapter'
import { invalidParams, PorticoError } from '@portico/protocol'
import { formatQuantity } from '../normalise/quantity.js'

/** The parameter object of `eth_sendTransaction` and `eth_estimateGas`; fields that are not given are left out. */
export function formatTransaction(
  from: string,
  { to, value, data, gas }: TransactionRequest,
): Readonly<Record<string, string>> {
  // Wallets differ in what they make of anything else: some take a name for an address, some for none at all.
  if (to !== undefined && !isEvmAddress(to))
    throw new PorticoError(invalidParams, { detail: 'The recipient is no address.' })
  return {
    from,
    ...(to !== undefined && { to }),
    ...(value !== undefined && { value: formatQuantity(value) }),
    ...(data !== undefined && { data }),
    ...(gas !== undefined && { gas: formatQuantity(gas) }),
  }
}
