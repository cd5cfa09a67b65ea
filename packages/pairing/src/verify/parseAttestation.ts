import { base64urlnopad } from '@scure/base'
import { isRecord } from '../messages/isRecord.js'

export interface AttestationClaims {
  /** SHA-256 of the encrypted message. */
  readonly id: string
  readonly origin: string
  /** Seconds. */
  readonly exp: number
  readonly isScam: boolean
  readonly isVerified: boolean
}

/** Reads the claims of a token without verifying its signature. */
export function parseAttestation(token: string): AttestationClaims | undefined {
  try {
    const bytes = base64urlnopad.decode(token.split('.')[1] ?? '')
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!isRecord(claims)) return undefined
    const { id, origin, exp, isScam, isVerified } = claims
    if (typeof id !== 'string' || typeof origin !== 'string' || typeof exp !== 'number') return undefined
    return { id, origin, exp, isScam: isScam === true, isVerified: isVerified === true }
  } catch {
    return undefined
  }
}
