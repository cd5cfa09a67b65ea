import type { TransactionRequest } from '@portico/core'
import { formatQuantity } from '../normalise/quantity.js'

/** The parameter object of `eth_sendTransaction` and `eth_estimateGas`; fields that are not given are left out. */
export function formatTransaction(
  from: string,
  { to, value, data, gas }: TransactionRequest,
): Readonly<Record<string, string>> {
  return {
    from,
    ...(to !== undefined && { to }),
    ...(value !== undefined && { value: formatQuantity(value) }),
    ...(data !== undefined && { data }),
    ...(gas !== undefined && { gas: formatQuantity(gas) }),
  }
}
