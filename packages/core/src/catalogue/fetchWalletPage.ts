import { walletsCap, walletsPerPage } from '../families/wallets.js'
import { removeQueries } from '../query/changeQueries.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { selectCatalogue, type WalletPages, walletPagesPlace } from '../store/selectCatalogue.js'
import { selectQuery } from '../store/slices/queries.js'
import { fetchRecommendedWallets } from './fetchRecommendedWallets.js'
import { fetchWallets } from './fetchWallets.js'
import { preloadWalletPictures } from './preloadPictures.js'
import type { Wallet } from './Wallet.js'
import { getWantedChains, keepUseful } from './walletQuery.js'

export interface FetchWalletPageParameters {
  /** Default: the page after the last one. Page 1 starts over. */
  readonly page?: number | undefined
}

interface PageParameters {
  readonly page: number
  readonly chains: string
}

const walletPagesQuery = defineQuery<WalletPages, PageParameters>({
  ...walletPagesPlace,
  requestKey: ({ page, chains }) => `${page} ${chains}`,
  async queryFn(portico, { page, chains }, signal) {
    const before = selectQuery(portico.store.get(), walletPagesPlace, undefined).data
    // First, because recommended wallets are left out of the pages.
    await fetchRecommendedWallets(portico)
    const answer = await fetchWallets(portico, formatRequest(portico, page), signal)
    const { data = [], count = 0 } = answer ?? {}
    preloadWalletPictures(portico, keepUseful(portico, data))
    return mergePage(portico, before, { wallets: data, page, chains, complete: isLast(data, page, count) })
  },
})

/** Fetches a page of all wallets, if there is a further one. Never rejects. */
export async function fetchWalletPage(
  portico: Portico,
  { page: wanted }: FetchWalletPageParameters = {},
): Promise<void> {
  const chains = getWantedChains(portico).join(',')
  const known = selectQuery(portico.store.get(), walletPagesPlace, undefined).data
  const before = known?.chains === chains && wanted !== 1 ? known : undefined
  const page = wanted ?? (before?.page ?? 0) + 1
  if (before && (before.complete || page <= before.page)) return
  if (known && !before) removeQueries(portico, walletPagesQuery)
  await fetchQuery(portico, walletPagesQuery, { page, chains }, { force: true }).catch(() => undefined)
}

function formatRequest(portico: Portico, page: number) {
  const { include, exclude, featured } = portico.options.wallets
  const recommended = selectCatalogue(portico.store.get()).recommended.data ?? []
  return {
    page,
    entries: walletsPerPage,
    include,
    exclude: [...recommended.map(wallet => wallet.id), ...exclude, ...featured],
    chains: getWantedChains(portico),
  }
}

/** A server may state any count and repeat pages forever, so the total is capped. */
function isLast(data: readonly Wallet[], page: number, count: number): boolean {
  return data.length === 0 || page * walletsPerPage >= Math.min(count, walletsCap)
}

function mergePage(portico: Portico, before: WalletPages | undefined, added: WalletPages): WalletPages {
  const wallets = keepUseful(portico, [...(before?.wallets ?? []), ...added.wallets]).slice(0, walletsCap)
  return { ...added, wallets }
}
