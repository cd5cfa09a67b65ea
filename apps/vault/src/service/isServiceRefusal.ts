import { authRefused, isPorticoError, type PorticoError } from '@portico/protocol'
import type { AuthErrorCode } from '@portico/protocol/auth'

export type ServiceRefusal = PorticoError<'auth_refused', { reason: string; words: string }>

/**
 * Whether a service refused, for a given reason or any: the request had no effect. After other failures the outcome is
 * unknown.
 */
export const isServiceRefusal = (error: unknown, reason?: AuthErrorCode): error is ServiceRefusal =>
  isPorticoError(error, authRefused) &&
  // The code determines the context type.
  (reason === undefined || (error as ServiceRefusal).context.reason === reason)
