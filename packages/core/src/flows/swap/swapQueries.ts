import { coinAddress } from '@portico/protocol/data'
import { findImitations } from '../../data/findImitations.js'
import { foldLetters } from '../../data/foldLetters.js'
import type { CaipNetworkId } from '../../families/ChainNamespace.js'
import { cacheLifetimes } from '../../query/cacheLifetimes.js'
import { defineQuery } from '../../query/Query.js'
import { getStrangersPictureUrl } from '../../services/getStrangersPictureUrl.js'
import { dataRetryGap } from '../../utils/timing.js'
import { fetchGasPrice, findSwapService, toTokenId } from './findSwapService.js'
import type { SwapToken } from './SwapToken.js'

/** Refresh interval of quotes in milliseconds. */
export const quoteInterval = 10_000

/** Swappable tokens of a network (W-15), always with the native coin. Empty if the network has no swaps. */
export const swapTokensQuery = defineQuery<readonly SwapToken[], { readonly caipNetworkId: CaipNetworkId }>({
  name: 'swapTokens',
  queryKey: ({ caipNetworkId }) => caipNetworkId,
  staleTime: cacheLifetimes.identity,
  errorStaleTime: dataRetryGap,
  async queryFn(portico, { caipNetworkId }, signal) {
    const service = await findSwapService(portico, caipNetworkId)
    const listed = await service.fetchTokens(caipNetworkId, signal)
    const tokens = listed.flatMap(({ address: id, logoUri, ...token }): readonly SwapToken[] => {
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

/** Two tokens of a network by contract address; empty for the native coin. */
export interface SwapPair {
  readonly caipNetworkId: CaipNetworkId
  readonly from: string
  readonly to: string
}

/** Prices in US dollars by lower-case address; empty for the native coin (W-16). */
export const swapPricesQuery = defineQuery<Readonly<Record<string, number>>, SwapPair>({
  name: 'swapPrices',
  queryKey: ({ caipNetworkId, from, to }) => `${caipNetworkId} ${[from, to].sort().join(' ')}`,
  staleTime: quoteInterval,
  errorStaleTime: quoteInterval,
  async queryFn(portico, { caipNetworkId, from, to }, signal) {
    const service = await findSwapService(portico, caipNetworkId)
    const prices = await service.fetchPrices(
      [from, to].map(address => toTokenId(caipNetworkId, address)),
      signal,
    )
    return Object.fromEntries(
      [from, to].flatMap(address => {
        const price = prices.get(toTokenId(caipNetworkId, address).toLowerCase())
        return price === undefined ? [] : [[address.toLowerCase(), price]]
      }),
    )
  },
})

export interface SwapQuestion extends SwapPair {
  /** Amount sold, in the smallest unit. */
  readonly units: bigint
  readonly address: string
}

/** The quote in the smallest unit (W-14); null if there is no route. */
export const swapQuoteQuery = defineQuery<bigint | null, SwapQuestion>({
  name: 'swapQuote',
  queryKey: ({ caipNetworkId, from, to, units }) => `${caipNetworkId} ${from} ${to} ${units}`,
  staleTime: quoteInterval,
  maxEntries: 10,
  async queryFn(portico, { caipNetworkId, from, to, units, address }, signal) {
    const service = await findSwapService(portico, caipNetworkId)
    const request = {
      from: toTokenId(caipNetworkId, from),
      to: toTokenId(caipNetworkId, to),
      amount: units,
      address,
      // The service can quote without it.
      gasPrice: await fetchGasPrice(portico, caipNetworkId).catch(() => undefined),
    }
    return (await service.fetchQuote(request, signal)) || null
  },
})
