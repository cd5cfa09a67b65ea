import { type PolkadotSignerResult, parseBytes, readProperty } from '@portico/core/adapter'
import { malformedSignature, PorticoError } from '@portico/protocol'

/** 64 bytes for sr25519 and ed25519, 65 for ecdsa; transaction signatures have a type prefix. */
const signatureForm = /^0x(?:[0-9a-f]{2}){64,66}$/i

export function parseSigned(answer: unknown): PolkadotSignerResult {
  const signature = readProperty(answer, 'signature')
  const id = readProperty(answer, 'id')
  const given = readProperty(answer, 'signedTransaction')
  const signedTransaction = isHex(given) ? given : parseBytes(given)
  if (!isHex(signature) || !signatureForm.test(signature)) throw new PorticoError(malformedSignature)
  return { id: typeof id === 'number' ? id : 0, signature, signedTransaction }
}

function isHex(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && value.startsWith('0x')
}
