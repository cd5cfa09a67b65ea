import type { DataOptions } from '../DataOptions.js'
import type { PriceProvider } from '../DataProviders.js'
import { formatAssetId } from '../formatAssetId.js'
import { createUpstream, type UpstreamOptions } from '../nodes/createUpstream.js'
import { createCoinGecko } from './createCoinGecko.js'

export function createPrices(
  { coinGecko, fixedPrices }: DataOptions,
  surroundings: Pick<UpstreamOptions, 'now' | 'onError' | 'onAnswer'>,
): PriceProvider | undefined {
  const market = coinGecko && createCoinGecko(createUpstream({ ...describe(coinGecko), ...surroundings }))
  return fixedPrices ? createFixedPrices(fixedPrices, market) : market
}

function describe({ url, key }: NonNullable<DataOptions['coinGecko']>): UpstreamOptions {
  const header = new URL(url).hostname.startsWith('pro-') ? 'x-cg-pro-api-key' : 'x-cg-demo-api-key'
  return { name: 'The service for prices', url, headers: key ? { [header]: key } : {} }
}

/** Fixed prices by asset id, for networks without a market; other assets are passed to `rest`. */
function createFixedPrices(
  fixed: Readonly<Record<string, number>>,
  rest: PriceProvider | undefined,
): PriceProvider {
  const own = new Map(
    Object.entries(fixed).map(([id, price]) => [id.startsWith('eip155:') ? id.toLowerCase() : id, { price }]),
  )
  return {
    async readPrices(assets) {
      const others = assets.filter(asset => !own.has(formatAssetId(asset)))
      const prices = others.length > 0 ? await rest?.readPrices(others) : undefined
      return new Map([...(prices ?? []), ...own])
    },
  }
}
