import type { TransactionRequest } from '@portico/core'
import { isEvmAddress } from '@portico/core/adapter'
import { invalidParams, PorticoError } from '@portico/protocol'
import { normaliseQuantity } from '@portico/protocol/frame'

export function formatTransaction(
  from: string,
  { to, value, data, gas }: TransactionRequest,
): Readonly<Record<string, string>> {
  // Wallets differ in how they treat other values: some resolve names, others ignore them.
  if (isGiven(to) && !isEvmAddress(to))
    throw new PorticoError(invalidParams, { detail: 'The recipient is not an address.' })
  return {
    from,
    ...(isGiven(to) && { to }),
    ...(isGiven(value) && { value: toQuantity('value', value) }),
    ...(data && { data }),
    ...(isGiven(gas) && { gas: toQuantity('gas', gas) }),
  }
}

/** Untyped pages pass null for omitted fields. */
const isGiven = <Value>(value: Value | undefined): value is NonNullable<Value> =>
  value !== undefined && value !== null

/** Untyped pages also pass JSON-RPC quantities. */
function toQuantity(name: string, value: unknown): string {
  const quantity = normaliseQuantity(value)
  if (typeof quantity === 'string' && /^0x[\da-f]{1,64}$/i.test(quantity)) return quantity
  throw new PorticoError(invalidParams, { detail: `transaction.${name} is not a number.` })
}
