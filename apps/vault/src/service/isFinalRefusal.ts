import { type AuthErrorCode, authErrors } from '@portico/protocol/auth'
import { isServiceRefusal } from './isServiceRefusal.ts'

/** Whether the service itself refused. An overloaded or broken server, or a lost connection, is not a refusal. */
export function isFinalRefusal(error: unknown): boolean {
  if (!isServiceRefusal(error)) return false
  const { reason } = error.context
  const status = Object.hasOwn(authErrors, reason)
    ? authErrors[reason as AuthErrorCode].status
    : Number(reason)
  return status < 500 && status !== 429
}
