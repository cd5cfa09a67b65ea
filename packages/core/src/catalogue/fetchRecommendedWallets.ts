import { recommendedWallets } from '../families/wallets.js'
import { removeQueries } from '../query/changeQueries.js'
import type { Portico } from '../runtime/Portico.js'
import { walletPagesPlace } from '../store/selectCatalogue.js'
import { selectQuery } from '../store/slices/queries.js'
import { fetchWalletList } from './fetchWalletList.js'
import { preloadWalletPictures } from './preloadPictures.js'
import { getWantedChains, keepUseful } from './walletQuery.js'

export async function fetchRecommendedWallets(portico: Portico): Promise<void> {
  const { featured, include, exclude } = portico.options.wallets
  const chains = getWantedChains(portico)
  const pages = selectQuery(portico.store.get(), walletPagesPlace, undefined).data
  if (pages && pages.chains !== chains.join(',')) removeQueries(portico, walletPagesPlace)
  const request = {
    page: 1,
    entries: recommendedWallets,
    include,
    exclude: [...exclude, ...featured],
    chains,
  }
  await fetchWalletList(portico, 'recommended', request, wallets =>
    keepUseful(portico, wallets).slice(0, recommendedWallets),
  )
  preloadWalletPictures(portico, portico.store.get().catalogue.recent)
}
