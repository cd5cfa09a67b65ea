import { searchMinimumLength, searchWait, walletsPerSearch } from '../constants/wallets.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { initialSearch, setSearch, settleSearch } from '../store/slices/catalogue.js'
import type { Portico } from '../types/Portico.js'
import { getConfigService } from './getConfigService.js'
import { trackEvent } from './trackEvent.js'
import { update } from './update.js'
import { getWantedChains, keepUseful, preloadWalletImages } from './walletQuery.js'

export interface SearchWalletsParameters {
  readonly query: string
  readonly certifiedOnly?: boolean | undefined
}

const longestQuery = 100
const current: MemoryKey<{ stop?: () => void }> = { create: () => ({}) }

/**
 * Looks wallets up by name. Call it with every keystroke: it asks once the visitor paused for 300 ms, and a
 * later question makes an earlier one void (spec §9). Never rejects.
 */
export async function searchWallets(
  portico: Portico,
  { query: typed, certifiedOnly = false }: SearchWalletsParameters,
): Promise<void> {
  const memory = recall(portico, current)
  memory.stop?.()
  const text = typed.trim().slice(0, longestQuery)
  const query = text.length < searchMinimumLength ? '' : text
  if (query === '' && !certifiedOnly) return update(portico, 'catalogue', clear)
  const asked = { query, certifiedOnly }
  update(portico, 'catalogue', state =>
    setSearch(state, { ...asked, results: { status: 'loading', data: state.search.results.data } }),
  )
  const controller = new AbortController()
  const paused = new Promise<void>(resolve => {
    const timer = portico.environment.setTimeout(resolve, searchWait)
    memory.stop = () => {
      portico.environment.clearTimeout(timer)
      controller.abort()
      resolve()
    }
  })
  await paused
  if (!controller.signal.aborted) await ask(portico, asked, controller.signal)
}

async function ask(
  portico: Portico,
  asked: { readonly query: string; readonly certifiedOnly: boolean },
  signal: AbortSignal,
): Promise<void> {
  const { query, certifiedOnly } = asked
  const badge = certifiedOnly ? 'certified' : undefined
  trackEvent(portico, { event: 'SEARCH_WALLET', properties: { badge, search: query } })
  try {
    const answer = await getConfigService(portico)?.fetchWallets(
      {
        page: 1,
        entries: walletsPerSearch,
        search: query || undefined,
        include: portico.options.includeWalletIds,
        exclude: portico.options.excludeWalletIds,
        chains: getWantedChains(portico),
        badge_type: badge,
      },
      signal,
    )
    const data = keepUseful(portico, answer?.data ?? [])
    const at = portico.environment.now()
    update(portico, 'catalogue', state => settleSearch(state, asked, { status: 'loaded', data, at }))
    preloadWalletImages(portico, data)
  } catch (error) {
    if (signal.aborted) return
    const at = portico.environment.now()
    update(portico, 'catalogue', state => settleSearch(state, asked, { status: 'error', error, at }))
  }
}

function clear(state: Parameters<typeof setSearch>[0]) {
  return setSearch(state, initialSearch)
}
