import { malformedTransactionHash, PorticoError } from '@portico/protocol'

export function parseTransactionId(value: unknown): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/i.test(value))
    throw new PorticoError(malformedTransactionHash)
  return value.toLowerCase()
}
