/** State of the payment window, as far as the page knows. */
export type PayWindow =
  | 'open'
  | 'closed'
  /** The browser blocked it. */
  | 'blocked'
  /** It was opened in an earlier visit. */
  | 'unknown'
