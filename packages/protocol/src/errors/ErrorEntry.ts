/** Where an error comes to somebody's attention. Alerts are for the site owner and show in debug mode only. */
export type ErrorSurface = 'alert' | 'toast' | 'view' | 'throw' | 'console'

/** One line of the catalogue: everything there is to know about one kind of error. */
export interface ErrorEntry {
  readonly code: string
  /** What happened, why, and what to do. A function when it needs facts, which then become the error's context. */
  readonly message: string | ((context: never) => string)
  /** The short heading of an alert. */
  readonly title?: string
  /** What a visitor reads where `message` is written for the developer. */
  readonly userMessage?: string
  /** Numeric code for callers that speak JSON-RPC or EIP-1193. */
  readonly rpcCode?: number
  readonly surface: ErrorSurface
  /** The code whose page of the documentation tells of it, where that is another. */
  readonly page?: string
  /** Shown a single time per instance. */
  readonly once?: true
}

/** The facts that an entry's message needs; unknown where it needs none. */
export type ErrorContext<entry extends ErrorEntry> = entry['message'] extends (
  context: infer context,
) => string
  ? context
  : unknown
