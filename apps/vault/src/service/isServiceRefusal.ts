import { authRefused, isPorticoError, PorticoError } from '@portico/protocol'
import { type AuthErrorCode, authErrors } from '@portico/protocol/auth'

type ServiceRefusal = PorticoError<'auth_refused', { reason: string; words: string }>

const isKnown = (reason: string): reason is AuthErrorCode => Object.hasOwn(authErrors, reason)

/** Uses our own text for known reasons: server text is not shown to visitors. */
export function createRefusal(reason: AuthErrorCode | (string & {})) {
  const words = isKnown(reason) ? authErrors[reason].message : 'The wallet service rejected the request.'
  return new PorticoError(authRefused, { context: { reason, words } })
}

/** Whether a service refused: the request had no effect. After other failures the outcome is unknown. */
export const isServiceRefusal = (error: unknown, reason?: AuthErrorCode): error is ServiceRefusal =>
  isPorticoError(error, authRefused) &&
  (reason === undefined || (error as ServiceRefusal).context.reason === reason)

/** Whether the service itself refused. An overloaded or broken server, or a lost connection, is not a refusal. */
export function isFinalRefusal(error: unknown): boolean {
  if (!isServiceRefusal(error)) return false
  const { reason } = error.context
  const status = isKnown(reason) ? authErrors[reason].status : Number(reason)
  return status < 500 && status !== 429
}
