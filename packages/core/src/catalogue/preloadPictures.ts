import { prefetchedWalletImages } from '../families/wallets.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { getPictures } from '../services/getPictures.js'
import type { RecentWallet } from './Wallet.js'

const pictureQuery = defineQuery<void, string>({
  name: 'picture',
  queryKey: url => url,
  isHidden: true,
  errorStaleTime: Number.POSITIVE_INFINITY,
  maxEntries: 1000,
  queryFn: ({ environment }, url) => environment.preloadImage(url),
})

/** Preloads each picture once; a failure is handled by the view that shows it. */
export function preloadPictures(portico: Portico, urls: readonly (string | undefined)[]): void {
  for (const url of urls) {
    if (url) fetchQuery(portico, pictureQuery, url).catch(() => undefined)
  }
}

/** Pictures of the first wallets (K-05). */
export function preloadWalletPictures(portico: Portico, wallets: readonly RecentWallet[]): void {
  const first = wallets.slice(0, prefetchedWalletImages)
  preloadPictures(
    portico,
    first.map(wallet => getPictures(portico.options, { wallet })[0]),
  )
}
