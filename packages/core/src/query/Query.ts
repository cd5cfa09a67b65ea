import type { QueryPlace } from '../store/slices/queries.js'
import type { Portico } from '../types/Portico.js'

/** Something that is fetched, for anybody who asks with the same parameters. */
export interface Query<Data, Params = void> extends QueryPlace<Data, Params> {
  /**
   * Where the place of an answer outlives what is asked there: a new question ends the flight of the one before, whose
   * answer is shown until there is another.
   */
  readonly question?: ((params: Params) => string) | undefined
  /** For how many milliseconds an answer is used again; for good when not given. */
  readonly lifetime?: number | undefined
  /** For how many milliseconds a failure is not tried again, unless somebody asks for it. */
  readonly retryGap?: number | undefined
  /** Whoever shows it gets a new answer when the visitor comes back to the page, however recent the last one is. */
  readonly isAskedOnReturn?: boolean | undefined
  /** How many keys are kept. The one that nobody has used for longest goes, never one that is shown. @default 50 */
  readonly most?: number | undefined
  /** Nobody shows its answers, so they stay out of the state. */
  readonly isHidden?: boolean | undefined
  /** What an earlier visit has kept. */
  recall?(portico: Portico, params: Params): { readonly data: Data; readonly at: number } | undefined
  fetch(portico: Portico, params: Params, signal: AbortSignal): Promise<Data>
}

/** Names something that is fetched; `fetchQuery`, `watchQuery` and `selectQuery` take it from there. */
export function defineQuery<Data, Params = void>(query: Query<Data, Params>): Query<Data, Params> {
  return query
}
