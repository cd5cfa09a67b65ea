import type { AsyncData } from '../../types/Account.js'

/** What was fetched: by the name of the query, then by key. */
export type QueriesState = Readonly<Record<string, Readonly<Record<string, AsyncData<unknown>>>>>

/** Where the answers of a query are, for those who only read them. */
export interface QueryPlace<Data, Params> {
  /** No two queries have the same. */
  readonly name: string
  /** An answer is kept for each key, which names everything that it depends on. One for all when not given. */
  readonly key?: ((params: Params) => string) | undefined
  /** Never there: says what the answers are. */
  readonly '~data'?: Data
}

const unknown: AsyncData<never> = { status: 'idle' }

export function getQueryKey<Params>({ key }: QueryPlace<unknown, Params>, params: Params): string {
  return key?.(params) ?? ''
}

export function setQuery(
  state: QueriesState,
  name: string,
  key: string,
  answer: AsyncData<unknown>,
): QueriesState {
  return { ...state, [name]: { ...state[name], [key]: answer } }
}

export function dropQueries(state: QueriesState, name: string, keys: readonly string[]): QueriesState {
  const kept = Object.entries(state[name] ?? {}).filter(([key]) => !keys.includes(key))
  return { ...state, [name]: Object.fromEntries(kept) }
}

/** What is known of a query, as it is. The type is the one that was put in: a name belongs to one query. */
export function selectQuery<Data, Params>(
  { queries }: { readonly queries: QueriesState },
  place: QueryPlace<Data, Params>,
  params: Params,
): AsyncData<Data> {
  return (queries[place.name]?.[getQueryKey(place, params)] ?? unknown) as AsyncData<Data>
}
