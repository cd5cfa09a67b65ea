import { type AuthErrorCode, authErrors } from '@portico/protocol/auth'
import { isServiceRefusal } from './isServiceRefusal.ts'

/** Whether the service itself has said no. A server that is busy or broken, or a line that is cut, has said nothing. */
export function isFinalRefusal(error: unknown): boolean {
  if (!isServiceRefusal(error)) return false
  const { reason } = error.context
  const status = Object.hasOwn(authErrors, reason)
    ? authErrors[reason as AuthErrorCode].status
    : Number(reason)
  return status < 500 && status !== 429
}
