import { trackEvent } from '../events/trackEvent.js'
import { searchMinimumLength, searchWait, walletsPerSearch } from '../families/wallets.js'
import { removeQueries } from '../query/changeQueries.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { walletSearchPlace } from '../store/selectCatalogue.js'
import { initialSearch } from '../store/slices/catalogue.js'
import { update } from '../store/update.js'
import { wait } from '../utils/wait.js'
import { fetchWallets } from './fetchWallets.js'
import { preloadWalletPictures } from './preloadPictures.js'
import type { Wallet } from './Wallet.js'
import { getWantedChains, keepUseful } from './walletQuery.js'

export interface SearchWalletsParameters {
  readonly query: string
  readonly certifiedOnly?: boolean | undefined
}

const longestQuery = 100

interface SearchParameters {
  readonly query: string
  readonly certifiedOnly: boolean
  readonly chains: readonly string[]
}

const walletSearchQuery = defineQuery<readonly Wallet[], SearchParameters>({
  ...walletSearchPlace,
  requestKey: ({ query, certifiedOnly, chains }) => JSON.stringify([query, certifiedOnly, chains]),
  async queryFn(portico, { query, certifiedOnly, chains }, signal) {
    await wait(portico.environment, searchWait, signal)
    const badge = certifiedOnly ? ('certified' as const) : undefined
    trackEvent(portico, { event: 'SEARCH_WALLET', properties: { badge, search: query } })
    const request = {
      page: 1,
      entries: walletsPerSearch,
      search: query || undefined,
      include: portico.options.wallets.include,
      exclude: portico.options.wallets.exclude,
      chains,
      badge_type: badge,
    }
    const answer = await fetchWallets(portico, request, signal)
    const wallets = keepUseful(portico, answer?.data ?? [])
    preloadWalletPictures(portico, wallets)
    return wallets
  },
})

/** Searches by name. Debounced by 300 ms; a later call cancels an earlier one (K-05). Never rejects. */
export async function searchWallets(
  portico: Portico,
  { query: typed, certifiedOnly = false }: SearchWalletsParameters,
): Promise<void> {
  const text = typed.trim().slice(0, longestQuery)
  const query = text.length < searchMinimumLength ? '' : text
  const isEmpty = query === '' && !certifiedOnly
  const search = isEmpty ? initialSearch : { query, certifiedOnly }
  update(portico, 'catalogue', state => ({ ...state, search }))
  if (isEmpty) return removeQueries(portico, walletSearchQuery)
  const chains = getWantedChains(portico)
  await fetchQuery(portico, walletSearchQuery, { query, certifiedOnly, chains }).catch(() => undefined)
}
