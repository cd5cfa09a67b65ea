import type { PorticoError } from '@portico/protocol'
import { authErrors } from '@portico/protocol/auth'
import { isServiceRefusal } from './isServiceRefusal.ts'

/** What words are found by, in any language: why a service has refused, or else the code of the error. */
export function getReason(error: PorticoError): string {
  const isKnown = isServiceRefusal(error) && Object.hasOwn(authErrors, error.context.reason)
  return isKnown ? error.context.reason : error.code
}
