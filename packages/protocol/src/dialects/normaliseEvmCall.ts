import { normaliseBatch } from './normaliseBatch.js'
import { isAddress, normaliseMessage } from './normaliseMessage.js'
import { normaliseTransaction } from './normaliseTransaction.js'
import { hasLists, normaliseTypedData } from './normaliseTypedData.js'

export interface NamedCall {
  readonly method: string
  readonly params: unknown
}

type Normaliser = (method: string, params: readonly unknown[]) => NamedCall

const normalisers: Readonly<Record<string, Normaliser>> = {
  personal_sign: (method, params) => ({ method, params: normaliseMessage(params) }),
  eth_signTypedData: normaliseTypedCall,
  eth_signTypedData_v3: normaliseTypedCall,
  eth_signTypedData_v4: normaliseTypedCall,
  eth_sendTransaction: (method, [transaction, ...more]) => ({
    method,
    params: [normaliseTransaction(transaction), ...more],
  }),
  wallet_sendCalls: (method, [batch, ...more]) => ({ method, params: [normaliseBatch(batch), ...more] }),
}

/** Only the form is lenient: ambiguous input stays as it is, to be rejected later, or is rejected here. */
export function normaliseEvmCall({ method, params }: NamedCall): NamedCall {
  if (!Array.isArray(params)) return { method, params: params ?? [] }
  // Trailing null and undefined arguments count as omitted.
  const given = params.slice(0, params.findLastIndex(value => value !== undefined && value !== null) + 1)
  const normalise = Object.hasOwn(normalisers, method) ? normalisers[method] : undefined
  return normalise ? normalise(method, given) : { method, params: given }
}

/** The legacy method names are accepted if the data has the v4 form and the same hash. */
function normaliseTypedCall(method: string, [first, second, ...more]: readonly unknown[]): NamedCall {
  const [address, given] = isAddress(second) && !isAddress(first) ? [second, first] : [first, second]
  const data = normaliseTypedData(given)
  const asGiven = { method, params: [address, given, ...more] }
  if (!data || (method === 'eth_signTypedData_v3' && hasLists(data))) return asGiven
  return { method: 'eth_signTypedData_v4', params: [address, JSON.stringify(data), ...more] }
}
