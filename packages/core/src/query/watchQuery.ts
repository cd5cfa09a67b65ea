import type { Portico } from '../runtime/Portico.js'
import type { Timer } from '../services/Environment.js'
import { isVisible } from '../services/watchVisibility.js'
import { selectQuery } from '../store/slices/queries.js'
import { openEntry } from './entries.js'
import { fetchQuery } from './fetchQuery.js'
import type { Query } from './Query.js'

/** Keeps a query fetched: when it is invalidated, when the visitor returns, and when a stored result expires. */
export function watchQuery<Data, Params>(
  portico: Portico,
  query: Query<Data, Params>,
  params: Params,
): () => void {
  const { environment, store } = portico
  const { page } = environment
  const begun = environment.now()
  const { refetchOnWindowFocus: when, staleTime } = query
  const { watchers } = openEntry(portico, query, params)
  let timer: Timer
  let ended = false
  // The outcome is in the state; an unhandled rejection would only be noise.
  const ask = (force = false) => fetchQuery(portico, query, params, { force }).catch(() => undefined)
  const askAgain = () => void ask()
  const refresh = () => {
    if (isVisible(page) && when !== false) void ask(when === 'always')
  }
  watchers.add(askAgain)
  void ask().then(() => {
    const known = selectQuery(store.get(), query, params)
    if (ended || known.status !== 'success' || staleTime === undefined || known.dataUpdatedAt >= begun) return
    const left = known.dataUpdatedAt + staleTime - environment.now()
    timer = environment.setTimeout(askAgain, Math.max(left, 0))
  })
  page?.addEventListener('focus', refresh)
  page?.addEventListener('visibilitychange', refresh)
  return () => {
    ended = true
    watchers.delete(askAgain)
    environment.clearTimeout(timer)
    page?.removeEventListener('focus', refresh)
    page?.removeEventListener('visibilitychange', refresh)
  }
}
