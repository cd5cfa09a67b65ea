import { timingSafeEqual } from 'node:crypto'
import type { Hasher } from '../../secrets/deriveKey.js'
import type { SocialSecrets } from './createSocialLogin.js'

/** All values are derived from the attempt's id and the server's secret, and never stored. */
const make = (hash: Hasher, use: string, id: string) => hash(`social-${use}`, id).toString('base64url')

export const makeSecrets = (hash: Hasher, id: string): SocialSecrets => ({
  state: `${id}.${make(hash, 'state', id)}`,
  nonce: make(hash, 'nonce', id),
  verifier: make(hash, 'verifier', id),
})

export const makeCookie = (hash: Hasher, id: string) => make(hash, 'cookie', id)

/** Only the browser that returned has it: leading a victim through a login gains an attacker nothing. */
export const makeTicket = (hash: Hasher, id: string) => make(hash, 'ticket', id)

export function isSame(given: string | null | undefined, expected: string): boolean {
  const [one, two] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  return one.length === two.length && timingSafeEqual(one, two)
}
