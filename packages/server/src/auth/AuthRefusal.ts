import type { AuthErrorCode } from '@portico/protocol/auth'

/** Why a call is refused, as the answer will say. */
export class AuthRefusal extends Error {
  override readonly name = 'AuthRefusal'

  constructor(
    readonly code: AuthErrorCode,
    /** Seconds. */
    readonly retryAfter?: number,
    readonly detail?: string,
  ) {
    super(code)
  }
}
