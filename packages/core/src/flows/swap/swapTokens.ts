import { coinAddress } from '@portico/protocol/data'
import { portfolioQuery } from '../../data/fetchPortfolio.js'
import { findImitations } from '../../data/findImitations.js'
import { foldLetters } from '../../data/foldLetters.js'
import type { CaipNetworkId } from '../../families/ChainNamespace.js'
import { getFamily } from '../../families/Families.js'
import { cacheLifetimes } from '../../query/cacheLifetimes.js'
import { defineQuery } from '../../query/Query.js'
import { getStrangersPictureUrl } from '../../services/getStrangersPictureUrl.js'
import type { SendToken } from '../../store/SendToken.js'
import { selectConnectedAccount } from '../../store/selectors.js'
import { selectQuery } from '../../store/slices/queries.js'
import type { PorticoState } from '../../store/state.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { dataRetryGap } from '../../utils/timing.js'
import { selectSwapper } from '../selectFlowAccount.js'
import { listSendTokens } from '../send/sendTokens.js'
import { findSwapService } from './findSwapService.js'

/** Suggested tokens by symbol, in order. */
export const suggestedSwapSymbols: readonly string[] =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  )

/** Swappable tokens of a network (W-15), always with the native coin. Empty if the network has no swaps. */
export const swapTokensQuery = defineQuery<readonly SendToken[], { readonly caipNetworkId: CaipNetworkId }>({
  name: 'swapTokens',
  queryKey: ({ caipNetworkId }) => caipNetworkId,
  staleTime: cacheLifetimes.identity,
  errorStaleTime: dataRetryGap,
  async queryFn(portico, { caipNetworkId }, signal) {
    const service = await findSwapService(portico, caipNetworkId)
    const listed = await service.fetchTokens(caipNetworkId, signal)
    const tokens = listed.flatMap(({ address: id, logoUri, ...token }): readonly SendToken[] => {
      if (!id.startsWith(`${caipNetworkId}:`)) return []
      const address = id.slice(caipNetworkId.length + 1)
      const isCoin = address.toLowerCase() === coinAddress
      const iconUrl = getStrangersPictureUrl(portico.options, logoUri) ?? ''
      return [
        { ...token, name: token.name || token.symbol, ...(!isCoin && { address }), balance: '0', iconUrl },
      ]
    })
    if (!tokens.some(({ address }) => address === undefined)) return []
    const network = portico.store.get().networks.requested.find(each => each.caipNetworkId === caipNetworkId)
    const imitations = findImitations(tokens, network)
    const seen = new Set<string>()
    const twins = new Set(
      tokens.flatMap(({ symbol }) => {
        const folded = foldLetters(symbol)
        const isTwin = seen.has(folded)
        seen.add(folded)
        return isTwin ? [folded] : []
      }),
    )
    return tokens.map(token => {
      // Two tokens with one symbol are marked, so that the visitor compares their contracts.
      const isTwin = token.address !== undefined && twins.has(foldLetters(token.symbol))
      return isTwin || imitations.has(token) ? { ...token, isImitation: true } : token
    })
  },
})

/** Swappable tokens with the account's balances. */
export function listSwapTokens(state: PorticoState): readonly SendToken[] {
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

/** Whether the balances were read, or could not be: while they are loading, nothing is reported as missing. */
export function selectKnowsHoldings(state: PorticoState): boolean {
  const caipAddress = selectConnectedAccount(state)?.caipAddress
  if (caipAddress === undefined) return false
  const { data, status } = selectQuery(state, portfolioQuery, { caipAddress })
  return data !== undefined || status === 'error'
}
