import type { AuthErrorCode } from '@portico/protocol/auth'

export class AuthRefusal extends Error {
  override readonly name = 'AuthRefusal'

  constructor(
    readonly code: AuthErrorCode,
    /** In seconds. */
    readonly retryAfter?: number,
    readonly detail?: string,
  ) {
    super(code)
  }
}
