import { swapSlippage } from '@portico/protocol/data'
import type { CaipNetworkId } from '../../families/ChainNamespace.js'
import { defineQuery } from '../../query/Query.js'
import type { CheckedSwap } from '../../store/slices/swap.js'
import { toMoney } from '../send/readAmount.js'
import { fetchGasPrice, findSwapService, toTokenId } from './findSwapService.js'

export { swapSlippage }

/** Refresh interval of quotes in milliseconds. */
export const quoteInterval = 10_000

/** Two tokens of a network by contract address; empty for the native coin. */
interface SwapPair {
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

/** Hundredths of a percent. */
const parts = 10_000n

/** The minimum received (K-08), rounded up in the visitor's favour. */
export function getLeast(expected: bigint, slippage: number = swapSlippage): bigint {
  const kept = parts - BigInt(Math.round(slippage * 100))
  return (expected * kept + parts - 1n) / parts
}

/** Less is likely to fail, more invites others to trade ahead of the visitor. Servers accept at most 50 %. */
export const slippageLimits = { least: 0.01, low: 0.05, high: 5, most: 50 } as const

/** A typed slippage in percent, with at most two decimals; undefined if it is invalid. */
export function readSlippage(typed: string): number | undefined {
  const percent = /^\d{1,2}(\.\d{0,2})?$|^\.\d{1,2}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return percent >= slippageLimits.least && percent <= slippageLimits.most ? percent : undefined
}

/** Enough for most swaps. */
const swapGas = 150_000n

/** Estimated network fee in the smallest unit of the native coin. */
export const swapFeeQuery = defineQuery<bigint, { readonly caipNetworkId: CaipNetworkId }>({
  name: 'swapFee',
  queryKey: ({ caipNetworkId }) => caipNetworkId,
  staleTime: quoteInterval,
  errorStaleTime: quoteInterval,
  queryFn: async (portico, { caipNetworkId }) => (await fetchGasPrice(portico, caipNetworkId)) * swapGas,
})

/**
 * Whether the quote has dropped so much that it has to be shown again: by a thousandth, because prices always move.
 */
export const isWorse = (now: bigint, shown: bigint): boolean => now * 1000n < shown * 999n

/** Price impact in per cent; undefined if a price is unknown. */
export function getPriceImpact({
  from,
  to,
  units,
  expected,
}: Pick<CheckedSwap, 'from' | 'to' | 'units' | 'expected'>): number | undefined {
  const given = Number(toMoney(units, from) ?? 0)
  const got = toMoney(expected, to)
  if (!(given > 0) || got === undefined) return undefined
  return Math.max(0, (1 - Number(got) / given) * 100)
}
