import type { Asset, Price, PriceProvider } from '../DataProviders.js'
import { formatAssetId } from '../format.js'

const lifetime = 60_000
const staleFor = 600_000
const most = 20_000
const highest = 1e18

/** Caches each price for one minute, and for ten if no newer one is available. */
export function createPriceReader(
  provider: PriceProvider | undefined,
  onError: (error: Error) => void,
  now: () => number = Date.now,
): PriceProvider {
  const known = new Map<string, { at: number; price: Price | undefined }>()
  let isFailing = false

  async function load(source: PriceProvider, assets: readonly Asset[]) {
    const found = await source.readPrices(assets)
    isFailing = false
    for (const asset of assets) {
      const id = formatAssetId(asset)
      known.delete(id)
      known.set(id, { at: now(), price: clean(found.get(id)) })
    }
    for (const id of known.keys()) {
      if (known.size <= most) break
      known.delete(id)
    }
  }

  /** Reports an outage once, not for every caller. */
  function tellOnce(cause: unknown) {
    if (!isFailing) onError(new Error('The prices could not be updated.', { cause }))
    isFailing = true
  }

  return {
    async readPrices(assets) {
      const isOld = (asset: Asset) => now() - (known.get(formatAssetId(asset))?.at ?? 0) >= lifetime
      const wanted = assets.filter(isOld)
      if (provider && wanted.length > 0) await load(provider, wanted).catch(tellOnce)
      const prices = new Map<string, Price>()
      for (const asset of assets) {
        const id = formatAssetId(asset)
        const entry = known.get(id)
        if (entry?.price && now() - entry.at < staleFor) prices.set(id, entry.price)
      }
      return prices
    },
  }
}

function clean(price: Price | undefined): Price | undefined {
  if (!price || !Number.isFinite(price.price) || price.price < 0 || price.price > highest) return undefined
  return { price: price.price, dayChange: Number.isFinite(price.dayChange) ? price.dayChange : undefined }
}
