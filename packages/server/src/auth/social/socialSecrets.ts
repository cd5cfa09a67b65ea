import { timingSafeEqual } from 'node:crypto'
import type { Hasher } from '../createHasher.js'
import type { SocialSecrets } from './createSocialLogin.js'

/** All are made of the login's id and this server's secret, and stored nowhere. */
const make = (hash: Hasher, use: string, id: string) => hash(`social-${use}`, id).toString('base64url')

/** What the provider is sent. */
export const makeSecrets = (hash: Hasher, id: string): SocialSecrets => ({
  state: `${id}.${make(hash, 'state', id)}`,
  nonce: make(hash, 'nonce', id),
  verifier: make(hash, 'verifier', id),
})

/** The provider's answer counts in the browser that was sent there, and in no other. */
export const makeCookie = (hash: Hasher, id: string) => make(hash, 'cookie', id)

/**
 * Given to the browser that has come back from the provider, and to nobody else: whoever has begun a login and led
 * somebody else through it gets nothing for it.
 */
export const makeTicket = (hash: Hasher, id: string) => make(hash, 'ticket', id)

export function isSame(given: string | null | undefined, expected: string): boolean {
  const [one, two] = [Buffer.from(given ?? ''), Buffer.from(expected)]
  return one.length === two.length && timingSafeEqual(one, two)
}
