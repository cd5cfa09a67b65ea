import type { QueryState } from '../Account.js'

export type QueriesState = Readonly<Record<string, Readonly<Record<string, QueryState<unknown>>>>>

export interface QueryPlace<Data, Params> {
  /** Unique among all queries. */
  readonly name: string
  /** Cache key; it has to include everything the result depends on. Default: one shared entry. */
  readonly queryKey?: ((params: Params) => string) | undefined
  /** Phantom type of the results; never set. */
  readonly '~data'?: Data
}

export const unfetched: QueryState<never> = { status: 'pending', fetchStatus: 'idle' }

export function getQueryKey<Params>({ queryKey }: QueryPlace<unknown, Params>, params: Params): string {
  return queryKey?.(params) ?? ''
}

export function setQuery(
  state: QueriesState,
  name: string,
  key: string,
  answer: QueryState<unknown>,
): QueriesState {
  return { ...state, [name]: { ...state[name], [key]: answer } }
}

export function dropQueries(state: QueriesState, name: string, keys: readonly string[]): QueriesState {
  const kept = Object.entries(state[name] ?? {}).filter(([key]) => !keys.includes(key))
  return { ...state, [name]: Object.fromEntries(kept) }
}

/** Reads the current result of a query. The cast is safe because a name belongs to one query. */
export function selectQuery<Data, Params>(
  { queries }: { readonly queries: QueriesState },
  place: QueryPlace<Data, Params>,
  params: Params,
): QueryState<Data> {
  return (queries[place.name]?.[getQueryKey(place, params)] ?? unfetched) as QueryState<Data>
}
