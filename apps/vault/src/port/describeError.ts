import { internalError, isPorticoError, PorticoError } from '@portico/protocol'
import { getReason } from '../service/getReason.ts'
import type { PortError } from './PortApi.ts'

/** An error of ours as it is; of others nothing crosses but that there was one. */
export function describeError(error: unknown): PortError {
  const known = isPorticoError(error) ? error : new PorticoError(internalError)
  const { message, userMessage, rpcCode } = known
  return { code: getReason(known), message, userMessage, rpcCode }
}
