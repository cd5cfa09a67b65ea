import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createRelayIdentity, formatClientId } from '../../../test/createRelayIdentity.js'
import { verifyToken } from './checkClient.js'
import { RefusalError } from './Refusal.js'

const now = 1_800_000_000_000
const seconds = now / 1000
const audience = 'wss://relay.example'
const rule = { audiences: [audience], host: 'relay.example', isLoopback: false }
const { clientId, createToken } = createRelayIdentity()
const make = (payload: object = {}, header: object = {}) => createToken(audience, { payload, header, now })

/** The code of the refusal, or the client id. */
function check(token: string | undefined) {
  try {
    return verifyToken(token, rule, now).client
  } catch (error) {
    if (error instanceof RefusalError) return error.refusal.code
    throw error
  }
}

describe('verifyToken', () => {
  it('gives the client id of a good token, also when its nonce was seen before [RL01]', () => {
    expect(check(make())).toBe(clientId)
    expect(check(make())).toBe(clientId)
  })

  it.each([
    ['iat', 120, clientId],
    ['iat', 121, 'clock_skew'],
    ['exp', -119, clientId],
    ['exp', -120, 'expired'],
    ['exp', -100_000, 'expired'],
  ])(
    'allows 120 seconds for a wrong clock and no more: %s %d s from now gives %s [RL01]',
    (claim, offset, outcome) => {
      const base = claim === 'exp' ? { iat: seconds - 90_000 - 100_000 } : {}
      expect(check(make({ ...base, exp: seconds + 86_400, [claim]: seconds + offset }))).toBe(outcome)
    },
  )

  it.each([
    [{ iat: seconds + 300 }, "The clock is 300 s ahead of the relay's."],
    [{ iat: seconds - 190_000, exp: seconds - 100_000 }, 'The token expired 100000 s ago.'],
  ])('says by how much a clock is wrong, so that the client can make up for it [RL01]', (claims, message) => {
    expect(() => verifyToken(make({ exp: seconds + 86_400, ...claims }), rule, now)).toThrow(message)
  })

  const signed = make()
  const [header = '', payload = '', signature = ''] = signed.split('.')
  const otherPayload = make({ sub: 'other' }).split('.')[1]

  it.each([
    ['nothing', undefined],
    ['no token at all', 'hello'],
    ['a token without a signature', `${header}.${payload}.`],
    ['the algorithm none', make({}, { alg: 'none' })],
    ['another algorithm', make({}, { alg: 'HS256' })],
    ['another type', make({}, { typ: 'at+jwt' })],
    ['a payload that was exchanged', `${header}.${otherPayload}.${signature}`],
    ['the id of another key', make({ iss: createRelayIdentity().clientId })],
    ['a key of another kind', make({ iss: formatClientId(Buffer.alloc(32, 7), 'e701') })],
    ['a key that is too short', make({ iss: formatClientId(Buffer.alloc(31, 7)) })],
    ['an id that is no key', make({ iss: 'did:web:example.com' })],
    ['a missing nonce', make({ sub: undefined })],
    ['times that are text', make({ iat: String(seconds) })],
    ['a life of a year', make({ exp: seconds + 31_536_000 })],
  ])('refuses %s [RL01]', (_, token) => {
    expect(check(token)).toBe('auth')
  })

  it('recognises a token however its signature is written', () => {
    const spare = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = signed.at(-1) ?? ''
    // 64 bytes leave four bits of the last letter unused.
    const other = signed.slice(0, -1) + spare[spare.indexOf(last) ^ 1]
    expect(verifyToken(other, rule, now)).toEqual(verifyToken(signed, rule, now))
    expect(verifyToken(make({ sub: 'other' }), rule, now).digest).not.toBe(
      verifyToken(signed, rule, now).digest,
    )
  })

  it('refuses a token that was made for another relay [RL01]', () => {
    expect(check(make({ aud: 'wss://relay.evil.example' }))).toBe('audience')
  })

  it('refuses a point that is not on the curve without failing [RL01]', () => {
    const { publicKey } = generateKeyPairSync('x25519')
    const key = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url')
    expect(check(make({ iss: formatClientId(key) }))).toBe('auth')
  })
})
