/** Where an error is shown. Alerts are for the site owner and appear in debug mode only. */
export type ErrorSurface = 'alert' | 'toast' | 'view' | 'throw' | 'console'

/** One entry of the error catalogue. */
export interface ErrorEntry {
  readonly code: string
  /**
   * What happened, why, and what to do. A function if it needs values, which become the error's context. Visitors read it
   * if the surface is `view` or `toast` and there is no `userMessage`.
   */
  readonly message: string | ((context: never) => string)
  /** Heading of an alert. */
  readonly title?: string
  /** Text for the visitor if `message` is written for developers. Without one, the dialog shows that of `internalError`. */
  readonly userMessage?: string
  /** Numeric code of JSON-RPC or EIP-1193. */
  readonly rpcCode?: number
  readonly surface: ErrorSurface
  /** Level of an alert. @default `error` */
  readonly level?: 'info'
  /** Code whose documentation page covers this one, if it has no page. */
  readonly page?: string
  /** Shown once per instance. */
  readonly once?: true
}

/** The context type of an entry's message; unknown if it needs none. */
export type ErrorContext<entry extends ErrorEntry> = entry['message'] extends (
  context: infer context,
) => string
  ? context
  : unknown
