import type { PriceProvider } from '../DataProviders.js'
import { formatAssetId } from '../formatAssetId.js'

/** Prices that never change, by asset id, for networks that no market knows; the rest is asked of another provider. */
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
