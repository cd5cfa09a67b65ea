import { prefetchedWalletImages } from '../constants/wallets.js'
import { runQuery } from '../query/runQuery.js'
import { getWalletPicture } from '../services/getWalletPicture.js'
import type { Portico } from '../types/Portico.js'
import type { RecentWallet } from '../types/Wallet.js'

/** Has pictures ready before they are shown, each once; one that failed is left to the view that shows it. */
export function preloadPictures(portico: Portico, urls: readonly (string | undefined)[]): void {
  for (const url of urls) {
    if (!url) continue
    const fetch = () => portico.environment.preloadImage(url)
    const retryGap = Number.POSITIVE_INFINITY
    runQuery(portico, { key: `picture ${url}`, fetch, retryGap }).catch(() => undefined)
  }
}

/** Those of the first wallets (K-05). */
export function preloadWalletPictures(portico: Portico, wallets: readonly RecentWallet[]): void {
  const first = wallets.slice(0, prefetchedWalletImages)
  preloadPictures(
    portico,
    first.map(wallet => getWalletPicture(portico.options, wallet)),
  )
}
