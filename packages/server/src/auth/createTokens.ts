import { createPrivateKey, createPublicKey, randomUUID, timingSafeEqual } from 'node:crypto'
import type { TicketPurpose } from '@portico/protocol/auth'
import { exportJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import { deriveKey } from '../secrets/deriveKey.js'
import { authTimes } from './authLimits.js'
import { createHasher } from './createHasher.js'

const algorithm = 'EdDSA'
// How a private Ed25519 key begins in PKCS #8; the 32 bytes of the key follow.
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export const escrowAudience = 'portico-escrow'

export interface AccessClaims {
  userId: string
  sessionId: string
  deviceId: string
}

export interface TicketClaims {
  userId: string
  deviceId: string
  purpose: TicketPurpose
  /** None before the wallet is created. */
  walletId?: string | undefined
  /** The mailbox whose code was entered. */
  email: string
  /** Host of the page around the vault, for mails. */
  site: string
}

export interface Tokens {
  /** The public keys that check tickets. */
  keys: JWK[]
  signAccess(claims: AccessClaims): Promise<string>
  /** Undefined when it is not ours, over, or anything else. */
  readAccess(token: string): Promise<AccessClaims | undefined>
  signTicket(claims: TicketClaims): Promise<string>
  formatRefresh(sessionId: string, turn: number): string
  readRefresh(token: string): { sessionId: string; turn: number } | undefined
}

/** Makes and reads tokens. The key is made from the secret, so all servers with the same secret have the same. */
export async function createTokens(secret: Uint8Array, url: string, now: () => number): Promise<Tokens> {
  const key = createPrivateKey({
    key: Buffer.concat([pkcs8, deriveKey(secret, 'tokens')]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(key)
  const hash = createHasher(deriveKey(secret, 'refresh'))
  const jwk = await exportJWK(publicKey)
  const kid = String(jwk.x).slice(0, 16)

  const sign = (typ: string, audience: string, lifetime: number, claims: Record<string, unknown>) => {
    const seconds = Math.floor(now() / 1000)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm, typ, kid })
      .setIssuer(url)
      .setAudience(audience)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + lifetime / 1000)
      .setJti(randomUUID())
      .sign(key)
  }
  const hashRefresh = (sessionId: string, turn: number) => hash('refresh', sessionId, String(turn))

  return {
    keys: [{ ...jwk, kid, alg: algorithm, use: 'sig' }],
    signAccess: ({ userId, sessionId, deviceId }) =>
      sign('at+jwt', url, authTimes.access, { sub: userId, sid: sessionId, cnf: { jkt: deviceId } }),
    async readAccess(token) {
      const verified = await jwtVerify<{ sid: string; cnf: { jkt: string } }>(token, publicKey, {
        algorithms: [algorithm],
        typ: 'at+jwt',
        issuer: url,
        audience: url,
        requiredClaims: ['sub', 'sid', 'cnf'],
        maxTokenAge: authTimes.access / 1000,
        currentDate: new Date(now()),
      }).catch(() => undefined)
      if (verified?.protectedHeader.kid !== kid) return undefined
      // Our own signature vouches for their shape.
      const { sub = '', sid, cnf } = verified.payload
      return { userId: sub, sessionId: sid, deviceId: cnf.jkt }
    },
    signTicket: ({ userId, deviceId, purpose, walletId, email, site }) =>
      sign('ticket+jwt', escrowAudience, authTimes.ticket, {
        sub: userId,
        cnf: { jkt: deviceId },
        purpose,
        wallet: walletId,
        email,
        site,
      }),
    formatRefresh: (sessionId, turn) =>
      [sessionId, turn, hashRefresh(sessionId, turn).toString('base64url')].join('.'),
    readRefresh(token) {
      const [, sessionId = '', digits = '', text = ''] =
        /^([0-9a-f-]{36})\.([0-9]{1,9})\.([\w-]{43})$/.exec(token) ?? []
      const turn = Number(digits)
      const given = Buffer.from(text, 'base64url')
      const expected = hashRefresh(sessionId, turn)
      return given.length === expected.length && timingSafeEqual(given, expected)
        ? { sessionId, turn }
        : undefined
    },
  }
}
