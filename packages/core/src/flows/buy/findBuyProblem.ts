import type { PaymentCurrency } from '@portico/protocol/data'
import { readPaid } from './readPaid.js'

export type BuyProblem =
  | { readonly type: 'addAmount' | 'incorrectValue' }
  /** `limit` is the minimum or maximum amount. */
  | { readonly type: 'tooLittle' | 'tooMuch'; readonly limit: number }

/** An amount has to be within the limits of some payment method (K-07). */
export function findBuyProblem(
  amount: string,
  { payment_method_limits: limits }: Pick<PaymentCurrency, 'payment_method_limits'>,
): BuyProblem | undefined {
  if (!amount.trim()) return { type: 'addAmount' }
  const paid = readPaid(amount)
  if (paid === undefined) return { type: 'incorrectValue' }
  if (limits.length === 0) return undefined
  const least = Math.min(...limits.map(({ min }) => Number(min)))
  const most = Math.max(...limits.map(({ max }) => Number(max)))
  if (Number(paid) < least) return { type: 'tooLittle', limit: least }
  if (Number(paid) > most) return { type: 'tooMuch', limit: most }
  return undefined
}
