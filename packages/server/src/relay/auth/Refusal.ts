/**
 * Why a client is refused. The code is the first word of the close reason, so that a client can tell a wrong clock,
 * which its user can correct, from other reasons.
 */
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
