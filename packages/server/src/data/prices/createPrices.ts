import type { DataOptions } from '../DataOptions.js'
import type { PriceProvider } from '../DataProviders.js'
import { createUpstream, type UpstreamOptions } from '../nodes/createUpstream.js'
import { createCoinGecko } from './createCoinGecko.js'
import { createFixedPrices } from './createFixedPrices.js'

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
