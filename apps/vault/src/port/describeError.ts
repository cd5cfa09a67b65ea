import { internalError, isPorticoError, PorticoError } from '@portico/protocol'
import { authErrors } from '@portico/protocol/auth'
import { isServiceRefusal } from '../service/isServiceRefusal.ts'
import type { PortError } from './PortApi.ts'

/** An error of ours as it is; of others nothing crosses but that there was one. */
export function describeError(error: unknown): PortError {
  const known = isPorticoError(error) ? error : new PorticoError(internalError)
  const { message, userMessage, rpcCode } = known
  return { code: getReason(known), message, userMessage, rpcCode }
}

/** What words are found by, in any language: why a service has refused, or else the code of the error. */
function getReason(error: PorticoError): string {
  const isKnown = isServiceRefusal(error) && Object.hasOwn(authErrors, error.context.reason)
  return isKnown ? error.context.reason : error.code
}
