/** The first word of the close reason, so that a client can tell a wrong clock from other reasons. */
export type RefusalCode =
  | 'auth'
  | 'expired'
  | 'clock_skew'
  | 'audience'
  | 'project'
  | 'origin'
  | 'rate_limited'
  | 'unavailable'

export interface Refusal {
  code: RefusalCode
  message: string
}

export class RefusalError extends Error {
  readonly refusal: Refusal

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.refusal = { code, message }
  }
}
