import type { AsyncData } from '../types/Account.js'

/** Something that is fetched, and where what came of it is kept. */
export interface Query<Data> {
  /** The question. Calls with the same one share one flight. */
  readonly key: string
  /** Where only the latest question counts: another key in the same slot ends the flight of the one before. */
  readonly slot?: string | undefined
  readonly fetch: (signal: AbortSignal) => Promise<Data>
  /** For how many milliseconds an answer is used again; for good when not given. */
  readonly lifetime?: number | undefined
  /** For how many milliseconds a failure is not tried again, unless somebody asks for it. */
  readonly retryGap?: number | undefined
  /** What is known. Given together with `set` by those who show it; everything else is kept out of the state. */
  readonly get?: (() => AsyncData<Data>) | undefined
  readonly set?: ((data: AsyncData<Data>) => void) | undefined
}
