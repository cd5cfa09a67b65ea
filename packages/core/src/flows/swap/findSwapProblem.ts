import { parseUnits } from '../../utils/parseUnits.js'
import { readAmount } from '../send/readAmount.js'
import type { SwapToken } from './SwapToken.js'

export type SwapProblem = 'selectToken' | 'sameToken' | 'addAmount' | 'incorrectValue' | 'insufficientFunds'

export interface SwapForm {
  readonly amount: string
  readonly from: SwapToken | undefined
  readonly to: SwapToken | undefined
}

/** The first problem in the order of the form. */
export function findSwapProblem({ amount, from, to }: SwapForm): SwapProblem | undefined {
  if (!from || !to) return 'selectToken'
  if (from.address === to.address) return 'sameToken'
  if (!amount.trim()) return 'addAmount'
  const units = readAmount({ amount, unit: 'token' }, from)
  if (units === undefined || units <= 0n) return 'incorrectValue'
  return units > (parseUnits(from.balance, from.decimals) ?? 0n) ? 'insufficientFunds' : undefined
}
