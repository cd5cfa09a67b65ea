export type PayWindow =
  | 'open'
  | 'closed'
  | 'blocked'
  /** It was opened in an earlier visit. */
  | 'unknown'
