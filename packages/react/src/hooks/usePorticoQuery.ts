import { fetchQuery, type Query, selectQuery, watchQuery } from '@portico/core'
import { getQueryKey, type QueryState, unfetched } from '@portico/core/internal'
import { useCallback, useEffect, useRef } from 'react'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'

export interface UsePorticoQueryParameters {
  /** False reads the cache and fetches nothing. */
  readonly enabled?: boolean | undefined
}

export type UsePorticoQueryResult<Data> = QueryState<Data> & {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly isError: boolean
  /** A request is in flight, with or without earlier data. */
  readonly isFetching: boolean
  /** The first request is in flight. */
  readonly isLoading: boolean
  /** Fetches regardless of the cache. Rejects if the parameters are undefined. */
  readonly refetch: () => Promise<Data>
}

/** Fetches a query of `defineQuery` on mount and refreshes it. Undefined parameters disable it. */
export function usePorticoQuery<Data, Params>(
  query: Query<Data, Params>,
  params: Params | undefined,
  { enabled = true }: UsePorticoQueryParameters = {},
): UsePorticoQueryResult<Data> {
  const portico = usePorticoInstance('usePorticoQuery')
  const state = usePorticoStore(state =>
    params === undefined ? unfetched : selectQuery(state, query, params),
  )
  // Compared by value, because callers create new parameters on every render.
  const asked =
    params === undefined ? undefined : `${getQueryKey(query, params)} ${query.requestKey?.(params) ?? ''}`
  const latest = useRef(params)
  useEffect(() => {
    latest.current = params
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another watch
  useEffect(() => {
    if (enabled && latest.current !== undefined) return watchQuery(portico, query, latest.current)
  }, [portico, query, enabled, asked])
  const refetch = useCallback(async () => {
    if (latest.current === undefined)
      throw new Error('The query has no parameters yet, so it cannot be refetched.')
    return fetchQuery(portico, query, latest.current, { force: true })
  }, [portico, query])
  return toQueryResult(state, refetch)
}

export function toQueryResult<Data>(
  state: QueryState<Data>,
  refetch: UsePorticoQueryResult<Data>['refetch'],
): UsePorticoQueryResult<Data> {
  const isPending = state.status === 'pending'
  const isFetching = state.fetchStatus === 'fetching'
  return {
    ...state,
    isPending,
    isSuccess: state.status === 'success',
    isError: state.status === 'error',
    isFetching,
    isLoading: isPending && isFetching,
    refetch,
  }
}
