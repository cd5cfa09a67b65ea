import { portfolioQuery } from '../../data/fetchPortfolio.js'
import { getFamily } from '../../families/Families.js'
import { selectConnectedAccount } from '../../store/selectors.js'
import { selectQuery } from '../../store/slices/queries.js'
import { initialSwap, type SwapState } from '../../store/slices/swap.js'
import type { PorticoState } from '../../store/state.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { listSendTokens } from '../send/sendTokens.js'
import type { SwapToken } from './SwapToken.js'
import { selectSwapper } from './selectSwapper.js'
import { swapPricesQuery, swapTokensQuery } from './swapQueries.js'

/** The swap flow of the active account and network; another one starts over. */
export function selectSwap(state: PorticoState): SwapState {
  return state.swap.owner === selectConnectedAccount(state)?.caipAddress ? state.swap : initialSwap
}

/** Swappable tokens with the account's balances. */
export function listSwapTokens(state: PorticoState): readonly SwapToken[] {
  const swapper = selectSwapper(state)
  if (!swapper) return []
  const { caipNetworkId, chainNamespace, nativeCurrency } = swapper.network
  const listed = selectQuery(state, swapTokensQuery, { caipNetworkId }).data ?? []
  const held = listSendTokens(state)
  const family = getFamily(state.families, chainNamespace)
  return listed.map(each => {
    const token = each.address === undefined ? { ...each, ...nativeCurrency } : each
    const own = held.find(({ address }) =>
      token.address === undefined ? address === undefined : isSameAddress(family, address, token.address),
    )
    return own
      ? { ...token, balance: own.balance, ...(own.price !== undefined && { price: own.price }) }
      : token
  })
}

/** The selected tokens, with prices where known. */
export function selectSwapPair(state: PorticoState): {
  readonly from: SwapToken | undefined
  readonly to: SwapToken | undefined
} {
  const { draft } = selectSwap(state)
  const tokens = listSwapTokens(state)
  const find = (address: string | undefined) => tokens.find(token => (token.address ?? '') === address)
  const from = find(draft.from ?? '')
  const to = draft.to === undefined ? undefined : find(draft.to)
  const network = selectSwapper(state)?.network
  if (!from || !to || !network) return { from, to }
  const pair = { caipNetworkId: network.caipNetworkId, from: from.address ?? '', to: to.address ?? '' }
  const prices = selectQuery(state, swapPricesQuery, pair).data
  const withPrice = (token: SwapToken): SwapToken => {
    const price = prices?.[token.address?.toLowerCase() ?? ''] ?? token.price
    return price !== undefined && price > 0 ? { ...token, price } : token
  }
  return { from: withPrice(from), to: withPrice(to) }
}

/** Whether the balances were read, or could not be: while they are loading, nothing is reported as missing. */
export function selectKnowsHoldings(state: PorticoState): boolean {
  const caipAddress = selectConnectedAccount(state)?.caipAddress
  if (caipAddress === undefined) return false
  const { data, status } = selectQuery(state, portfolioQuery, { caipAddress })
  return data !== undefined || status === 'error'
}
