import type { PriceProvider } from '../DataProviders.js'
import { formatAssetId } from '../formatAssetId.js'

/** Fixed prices by asset id, for networks without a market; other assets are passed to `rest`. */
export function createFixedPrices(
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
