import { searchMinimumLength, searchWait, walletsPerSearch } from '../constants/wallets.js'
import { endQuery, runQuery } from '../query/runQuery.js'
import { initialSearch, setSearch } from '../store/slices/catalogue.js'
import type { Portico } from '../types/Portico.js'
import { wait } from '../wrappers/wait.js'
import { fetchWallets } from './fetchWallets.js'
import { preloadWalletPictures } from './preloadPictures.js'
import { trackEvent } from './trackEvent.js'
import { update } from './update.js'
import { getWantedChains, keepUseful } from './walletQuery.js'

export interface SearchWalletsParameters {
  readonly query: string
  readonly certifiedOnly?: boolean | undefined
}

const longestQuery = 100

/**
 * Looks wallets up by name. Call it with every keystroke: it asks once the visitor paused for 300 ms, and a
 * later question makes an earlier one void (K-05). Never rejects.
 */
export async function searchWallets(
  portico: Portico,
  { query: typed, certifiedOnly = false }: SearchWalletsParameters,
): Promise<void> {
  const text = typed.trim().slice(0, longestQuery)
  const query = text.length < searchMinimumLength ? '' : text
  if (query === '' && !certifiedOnly) {
    endQuery(portico, 'search')
    return update(portico, 'catalogue', state => setSearch(state, initialSearch))
  }
  const chains = getWantedChains(portico)
  await runQuery(portico, {
    slot: 'search',
    key: JSON.stringify([query, certifiedOnly, chains]),
    get: () => portico.store.get().catalogue.search.results,
    set: results =>
      update(portico, 'catalogue', state => setSearch(state, { query, certifiedOnly, results })),
    async fetch(signal) {
      await wait(portico.environment, searchWait, signal)
      const badge = certifiedOnly ? 'certified' : undefined
      trackEvent(portico, { event: 'SEARCH_WALLET', properties: { badge, search: query } })
      const answer = await fetchWallets(
        portico,
        {
          page: 1,
          entries: walletsPerSearch,
          search: query || undefined,
          include: portico.options.includeWalletIds,
          exclude: portico.options.excludeWalletIds,
          chains,
          badge_type: badge,
        },
        signal,
      )
      const wallets = keepUseful(portico, answer?.data ?? [])
      preloadWalletPictures(portico, wallets)
      return wallets
    },
  }).catch(() => undefined)
}
