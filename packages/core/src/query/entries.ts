import { PorticoError, requestAborted } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'
import type { QueryState } from '../store/Account.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { dropQueries, getQueryKey, selectQuery, setQuery, unfetched } from '../store/slices/queries.js'
import type { Query } from './Query.js'

export interface Flight {
  readonly promise: Promise<unknown>
  readonly controller: AbortController
  /** Restored if the request fails or is aborted. */
  known: QueryState<unknown>
  waiting: number
}

export interface Entry {
  readonly key: string
  question: string
  flight?: Flight | undefined
  /** Stale regardless of age. */
  isStale: boolean
  readonly watchers: Set<() => void>
  read(): QueryState<unknown>
  write(next: QueryState<unknown>): void
}

/** By query name and key, in least-recently-used order. */
const memory: MemoryKey<Map<string, Map<string, Entry>>> = { create: () => new Map() }

const mostKept = 50

export function listEntries(portico: Portico, { name }: { readonly name: string }): readonly Entry[] {
  return [...(recall(portico, memory).get(name)?.values() ?? [])]
}

/** Returns the entry of a key, creating it if needed, which may evict the oldest unused one. */
export function openEntry<Data, Params>(portico: Portico, query: Query<Data, Params>, params: Params): Entry {
  const { name, maxEntries = mostKept } = query
  const key = getQueryKey(query, params)
  const all = recall(portico, memory)
  const entries = all.get(name) ?? new Map<string, Entry>()
  all.set(name, entries)
  const known = entries.get(key)
  const entry = known ?? createEntry(portico, query, params, key)
  entries.delete(key)
  entries.set(key, entry)
  if (known) return known
  const unused = [...entries.values()].filter(each => each !== entry && !each.flight && !each.watchers.size)
  dropEntries(portico, query, unused.slice(0, Math.max(entries.size - maxEntries, 0)))
  const stored = entry.read().status === 'pending' ? query.initialData?.(portico, params) : undefined
  if (stored) entry.write({ status: 'success', fetchStatus: 'idle', ...stored })
  return entry
}

/** Watched entries stay and are reset. */
export function dropEntries(portico: Portico, query: { readonly name: string }, dropped: readonly Entry[]) {
  if (dropped.length === 0) return
  const entries = recall(portico, memory).get(query.name)
  for (const entry of dropped) {
    const { flight, key, watchers } = entry
    // Cleared before the abort, so that the abort handler does not restore the previous result.
    entry.flight = undefined
    flight?.controller.abort(new PorticoError(requestAborted))
    if (watchers.size === 0) entries?.delete(key)
  }
  const keys = dropped.map(({ key }) => key)
  portico.store.set(state => ({ ...state, queries: dropQueries(state.queries, query.name, keys) }))
}

function createEntry<Data, Params>(
  { store }: Portico,
  query: Query<Data, Params>,
  params: Params,
  key: string,
): Entry {
  let hidden: QueryState<unknown> = unfetched
  return {
    key,
    question: query.requestKey?.(params) ?? '',
    isStale: false,
    watchers: new Set(),
    read: () => (query.isHidden ? hidden : selectQuery(store.get(), query, params)),
    write(next) {
      if (query.isHidden) hidden = next
      else store.set(state => ({ ...state, queries: setQuery(state.queries, query.name, key, next) }))
    },
  }
}
