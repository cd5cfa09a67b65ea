import { internalError, isPorticoError, PorticoError, requestAborted } from '@portico/protocol'
import { authErrors } from '@portico/protocol/auth'
import { isServiceRefusal } from '../service/isServiceRefusal.ts'
import type { PortError } from './PortApi.ts'

/** Serializes our own errors. Other errors cross the port without details. */
export function describeError(error: unknown): PortError {
  const known = isPorticoError(error) ? error : new PorticoError(internalError)
  const { message, userMessage, rpcCode } = known
  return { code: getReason(known), message, userMessage, rpcCode }
}

/** The key for localized messages: the service's refusal reason, or the error code. */
function getReason(error: PorticoError): string {
  const isKnown = isServiceRefusal(error) && Object.hasOwn(authErrors, error.context.reason)
  return isKnown ? error.context.reason : error.code
}

export const getAbortError = ({ reason }: AbortSignal): PorticoError =>
  isPorticoError(reason) ? reason : new PorticoError(requestAborted)
