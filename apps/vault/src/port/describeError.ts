import { internalError, isPorticoError, PorticoError, requestAborted } from '@portico/protocol'
import { authErrors } from '@portico/protocol/auth'
import { isServiceRefusal } from '../service/isServiceRefusal.ts'
import type { PortError } from './PortApi.ts'

export function describeError(error: unknown): PortError {
  const known = isPorticoError(error) ? error : new PorticoError(internalError)
  const { message, userMessage, rpcCode } = known
  const hasReason = isServiceRefusal(known) && Object.hasOwn(authErrors, known.context.reason)
  // The key for localized messages.
  return { code: hasReason ? known.context.reason : known.code, message, userMessage, rpcCode }
}

export const getAbortError = ({ reason }: AbortSignal): PorticoError =>
  isPorticoError(reason) ? reason : new PorticoError(requestAborted)
