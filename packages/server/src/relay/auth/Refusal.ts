/**
 * Why a client is not let in. The code is the first word of the close reason, so that a client can tell a wrong
 * clock, which its user can mend, from the rest.
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
  /** A sentence for the developer who reads it in a console; with the code at most 123 bytes. */
  message: string
}

export class RefusalError extends Error {
  readonly refusal: Refusal

  constructor(code: RefusalCode, message: string) {
    super(message)
    this.refusal = { code, message }
  }
}
