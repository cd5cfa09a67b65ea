/** Where people pay, as far as the page can see it. */
export type PayWindow =
  | 'open'
  | 'closed'
  /** The browser has let none open. */
  | 'blocked'
  /** It was opened on an earlier visit. */
  | 'unknown'
