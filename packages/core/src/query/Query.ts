import type { Portico } from '../runtime/Portico.js'
import type { QueryPlace } from '../store/slices/queries.js'

/** A fetched resource, shared by all callers with the same parameters. */
export interface Query<Data, Params = void> extends QueryPlace<Data, Params> {
  /**
   * For a key whose request can change: a new question aborts the previous request, whose result stays visible until
   * there is another.
   */
  readonly question?: ((params: Params) => string) | undefined
  /** Milliseconds for which a result is fresh (`staleTime`). Default: forever. */
  readonly lifetime?: number | undefined
  /** Milliseconds for which a failure is not retried, except on explicit request. */
  readonly retryGap?: number | undefined
  /** Whether watchers refetch when the visitor returns to the page, however recent the result is. */
  readonly isAskedOnReturn?: boolean | undefined
  /** Number of cached keys. The least recently used is evicted, never one that is watched. @default 50 */
  readonly most?: number | undefined
  /** Results stay out of the state, because no view shows them. */
  readonly isHidden?: boolean | undefined
  /** Reads a result stored by an earlier visit. */
  recall?(portico: Portico, params: Params): { readonly data: Data; readonly at: number } | undefined
  fetch(portico: Portico, params: Params, signal: AbortSignal): Promise<Data>
}

/** Declares a query for `fetchQuery`, `watchQuery` and `selectQuery`. */
export function defineQuery<Data, Params = void>(query: Query<Data, Params>): Query<Data, Params> {
  return query
}
