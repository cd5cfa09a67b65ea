import type { SendToken } from '../../store/SendToken.js'
import { selectQuery } from '../../store/slices/queries.js'
import type { SwapDraft, SwapProblem } from '../../store/slices/swap.js'
import type { PorticoState } from '../../store/state.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { selectSwapper } from '../selectFlowAccount.js'
import { readAmount } from '../send/readAmount.js'
import { swapPricesQuery } from './swapQuotes.js'
import { listSwapTokens } from './swapTokens.js'

export interface SwapPairTokens {
  readonly from: SendToken | undefined
  readonly to: SendToken | undefined
}

/** The tokens of a draft, with prices where known. */
export function findSwapPair(state: PorticoState, draft: SwapDraft): SwapPairTokens {
  const tokens = listSwapTokens(state)
  const find = (address: string | undefined) => tokens.find(token => (token.address ?? '') === address)
  const from = find(draft.from ?? '')
  const to = draft.to === undefined ? undefined : find(draft.to)
  const network = selectSwapper(state)?.network
  if (!from || !to || !network) return { from, to }
  const pair = { caipNetworkId: network.caipNetworkId, from: from.address ?? '', to: to.address ?? '' }
  const prices = selectQuery(state, swapPricesQuery, pair).data
  const withPrice = (token: SendToken): SendToken => {
    const price = prices?.[token.address?.toLowerCase() ?? ''] ?? token.price
    return price !== undefined && price > 0 ? { ...token, price } : token
  }
  return { from: withPrice(from), to: withPrice(to) }
}

/** The first problem in the order of the form. */
export function findSwapProblem({
  amount,
  from,
  to,
}: {
  readonly amount: string
  readonly from: SendToken | undefined
  readonly to: SendToken | undefined
}): SwapProblem | undefined {
  if (!from || !to) return 'selectToken'
  if (from.address === to.address) return 'sameToken'
  if (!amount.trim()) return 'addAmount'
  const units = readAmount({ amount, unit: 'token' }, from)
  if (units === undefined || units <= 0n) return 'incorrectValue'
  return units > (parseUnits(from.balance, from.decimals) ?? 0n) ? 'insufficientFunds' : undefined
}
