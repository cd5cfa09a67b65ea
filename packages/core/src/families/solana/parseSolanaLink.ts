import { isDecimal } from '../isDecimal.js'
import type { PaymentLink } from '../PaymentLink.js'
import { isSolanaAddress } from './isSolanaAddress.js'

export function parseSolanaLink(path: string, parameters: URLSearchParams): PaymentLink | undefined {
  const token = parameters.get('spl-token') ?? undefined
  const amount = parameters.get('amount') ?? undefined
  if (!isSolanaAddress(path) || (token !== undefined && !isSolanaAddress(token))) return undefined
  if (amount !== undefined && !isDecimal(amount)) return undefined
  return { namespace: 'solana', receiver: path, token, amount }
}
