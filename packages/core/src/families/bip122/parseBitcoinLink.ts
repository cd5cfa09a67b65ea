import { isDecimal } from '../isDecimal.js'
import type { PaymentLink } from '../PaymentLink.js'
import { isBitcoinAddress } from './isBitcoinAddress.js'

/** BIP-21. */
export function parseBitcoinLink(path: string, parameters: URLSearchParams): PaymentLink | undefined {
  const amount = parameters.get('amount') ?? undefined
  if (!isBitcoinAddress(path) || (amount !== undefined && !isDecimal(amount))) return undefined
  // Required parameters that are not supported here.
  if ([...parameters.keys()].some(key => key.startsWith('req-'))) return undefined
  return { namespace: 'bip122', receiver: path, amount }
}
