/** Where an error is shown. Alerts are for the site owner and appear in debug mode only. */
export type ErrorSurface = 'alert' | 'toast' | 'view' | 'throw' | 'console'

export interface ErrorEntry {
  readonly code: string
  /** Visitors read it if the surface is `view` or `toast` and there is no `userMessage`. */
  readonly message: string | ((context: never) => string)
  readonly title?: string
  /** Text for the visitor if `message` is written for developers. Without one, the dialog shows that of `internalError`. */
  readonly userMessage?: string
  readonly rpcCode?: number
  /** @default `view` */
  readonly surface?: ErrorSurface
  /** Level of an alert. @default `error` */
  readonly level?: 'info'
  /** Code whose documentation page covers this one, if it has no page. */
  readonly page?: string
  readonly once?: true
}

/** The context type of an entry's message; unknown if it needs none. */
export type ErrorContext<entry extends ErrorEntry> = entry['message'] extends (
  context: infer context,
) => string
  ? context
  : unknown
