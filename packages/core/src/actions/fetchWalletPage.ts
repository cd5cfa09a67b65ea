import { walletsCap, walletsPerPage } from '../constants/wallets.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { setPages, type WalletPages } from '../store/slices/catalogue.js'
import type { Portico } from '../types/Portico.js'
import type { Wallet } from '../types/Wallet.js'
import { withDedupe } from '../wrappers/withDedupe.js'
import { fetchRecommendedWallets } from './fetchRecommendedWallets.js'
import { getConfigService } from './getConfigService.js'
import { update } from './update.js'
import { getWantedChains, keepUseful, preloadWalletImages } from './walletQuery.js'

export interface FetchWalletPageParameters {
  /** The page after the last one when not named; page 1 starts over. */
  readonly page?: number | undefined
}

const flights: MemoryKey<Map<string, Promise<void>>> = { create: () => new Map() }

/** Adds a page to the list of all wallets; does nothing when there is no further one. Never rejects. */
export function fetchWalletPage(portico: Portico, { page }: FetchWalletPageParameters = {}): Promise<void> {
  const chains = getWantedChains(portico).join(',')
  return withDedupe(recall(portico, flights), `${chains} ${page}`, () => run(portico, chains, page))
}

async function run(portico: Portico, chains: string, wanted: number | undefined): Promise<void> {
  const { environment, store } = portico
  const service = getConfigService(portico)
  const known = store.get().catalogue.pages.data
  const before = known?.chains === chains && wanted !== 1 ? known : undefined
  const page = wanted ?? (before?.page ?? 0) + 1
  if (before && (before.complete || page <= before.page)) return
  update(portico, 'catalogue', state => setPages(state, { status: 'loading', data: before }))
  try {
    // Its wallets are left out of the pages, so it comes first.
    await fetchRecommendedWallets(portico)
    const answer = await service?.fetchWallets(formatRequest(portico, page))
    const { data = [], count = 0 } = answer ?? {}
    const pages = mergePage(portico, before, {
      wallets: data,
      page,
      chains,
      complete: isLast(data, page, count),
    })
    update(portico, 'catalogue', state =>
      setPages(state, { status: 'loaded', data: pages, at: environment.now() }, count),
    )
    preloadWalletImages(portico, keepUseful(portico, data))
  } catch (error) {
    update(portico, 'catalogue', state =>
      setPages(state, { status: 'error', data: before, error, at: environment.now() }),
    )
  }
}

function formatRequest(portico: Portico, page: number) {
  const { includeWalletIds, excludeWalletIds, featuredWalletIds } = portico.options
  const recommended = portico.store.get().catalogue.recommended.data ?? []
  return {
    page,
    entries: walletsPerPage,
    include: includeWalletIds,
    exclude: [...recommended.map(wallet => wallet.id), ...excludeWalletIds, ...featuredWalletIds],
    chains: getWantedChains(portico),
  }
}

/** A server may name any count and repeat pages for ever: the cap ends it. */
function isLast(data: readonly Wallet[], page: number, count: number): boolean {
  return data.length === 0 || page * walletsPerPage >= Math.min(count, walletsCap)
}

function mergePage(portico: Portico, before: WalletPages | undefined, added: WalletPages): WalletPages {
  const wallets = keepUseful(portico, [...(before?.wallets ?? []), ...added.wallets]).slice(0, walletsCap)
  return { ...added, wallets }
}
