import type { Portico } from '../runtime/Portico.js'
import type { QueryPlace } from '../store/slices/queries.js'

/** A fetched resource, shared by all callers with the same parameters. */
export interface Query<Data, Params = void> extends QueryPlace<Data, Params> {
  /** Another `requestKey` for one `queryKey` aborts the previous request, whose result stays visible meanwhile. */
  readonly requestKey?: ((params: Params) => string) | undefined
  /** Milliseconds for which a result is fresh. @default forever */
  readonly staleTime?: number | undefined
  /** Milliseconds for which a failure is not retried, except on explicit request. */
  readonly errorStaleTime?: number | undefined
  /** Whether watchers refetch stale results when the visitor returns to the page, or `'always'`. @default `true` */
  readonly refetchOnWindowFocus?: boolean | 'always' | undefined
  /** Number of cached keys. The least recently used is evicted, never one that is watched. @default 50 */
  readonly maxEntries?: number | undefined
  /** Results stay out of the state, because no view shows them. */
  readonly isHidden?: boolean | undefined
  /** Reads a result stored by an earlier visit. */
  initialData?(
    portico: Portico,
    params: Params,
  ): { readonly data: Data; readonly dataUpdatedAt: number } | undefined
  queryFn(portico: Portico, params: Params, signal: AbortSignal): Promise<Data>
}

/** Declares a query for `fetchQuery`, `watchQuery` and `selectQuery`. */
export function defineQuery<Data, Params = void>(query: Query<Data, Params>): Query<Data, Params> {
  return query
}
