import type { Hasher } from '../../secrets/deriveKey.js'
import { authTimes } from '../authLimits.js'

export interface Nonces {
  current(): string
  isValid(nonce: unknown): boolean
}

/**
 * Nonces that rotate every few minutes and are equal on all servers with the same secret. The previous one is
 * accepted too.
 */
export function createNonces(hash: Hasher, now: () => number): Nonces {
  const make = (period: number) => hash('nonce', String(period)).toString('base64url')
  const getPeriod = () => Math.floor(now() / authTimes.nonce)
  return {
    current: () => make(getPeriod()),
    isValid: nonce => nonce === make(getPeriod()) || nonce === make(getPeriod() - 1),
  }
}
