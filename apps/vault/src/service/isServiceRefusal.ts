import { authRefused, isPorticoError, type PorticoError } from '@portico/protocol'
import type { AuthErrorCode } from '@portico/protocol/auth'

/** What a service has answered when it refused. */
export type ServiceRefusal = PorticoError<'auth_refused', { reason: string; words: string }>

/**
 * Whether a service has said no, for a given reason or for any: what was asked has not happened. After other failures
 * nobody knows whether it has.
 */
export const isServiceRefusal = (error: unknown, reason?: AuthErrorCode): error is ServiceRefusal =>
  isPorticoError(error, authRefused) &&
  // The code says which context the error has.
  (reason === undefined || (error as ServiceRefusal).context.reason === reason)
