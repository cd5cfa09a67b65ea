import type { TransactionRequest } from '@portico/core'
import { isEvmAddress } from '@portico/core/adapter'
import { invalidParams, PorticoError } from '@portico/protocol'
import { normaliseQuantity } from '@portico/protocol/frame'

/** The parameter object of `eth_sendTransaction` and `eth_estimateGas`; fields that are not given are left out. */
export function formatTransaction(
  from: string,
  { to, value, data, gas }: TransactionRequest,
): Readonly<Record<string, string>> {
  // Wallets differ in what they make of anything else: some take a name for an address, some for none at all.
  if (isGiven(to) && !isEvmAddress(to))
    throw new PorticoError(invalidParams, { detail: 'The recipient is no address.' })
  return {
    from,
    ...(isGiven(to) && { to }),
    ...(isGiven(value) && { value: toQuantity('value', value) }),
    ...(data && { data }),
    ...(isGiven(gas) && { gas: toQuantity('gas', gas) }),
  }
}

/** Pages without types write null for what they leave open. */
const isGiven = <Value>(value: Value | undefined): value is NonNullable<Value> =>
  value !== undefined && value !== null

/** Those pages also write numbers as JSON-RPC has them. */
function toQuantity(name: string, value: unknown): string {
  const quantity = normaliseQuantity(value)
  if (typeof quantity === 'string' && /^0x[\da-f]{1,64}$/i.test(quantity)) return quantity
  throw new PorticoError(invalidParams, { detail: `transaction.${name} is not a number.` })
}
