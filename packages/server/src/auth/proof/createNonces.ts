import { authTimes } from '../authLimits.js'
import type { Hasher } from '../createHasher.js'

export interface Nonces {
  current(): string
  isValid(nonce: unknown): boolean
}

/** Values that every server of the same secret makes alike, new every few minutes; the one before is good too. */
export function createNonces(hash: Hasher, now: () => number): Nonces {
  const make = (period: number) => hash('nonce', String(period)).toString('base64url')
  const getPeriod = () => Math.floor(now() / authTimes.nonce)
  return {
    current: () => make(getPeriod()),
    isValid: nonce => nonce === make(getPeriod()) || nonce === make(getPeriod() - 1),
  }
}
