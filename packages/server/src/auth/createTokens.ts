import { createPrivateKey, createPublicKey, randomUUID, timingSafeEqual } from 'node:crypto'
import type { TicketPurpose } from '@portico/protocol/auth'
import { exportJWK, jwtVerify, SignJWT } from 'jose'
import { createHasher, deriveKey } from '../secrets/deriveKey.js'
import { authTimes } from './authLimits.js'

const algorithm = 'EdDSA'
// PKCS #8 prefix of a private Ed25519 key; the 32 key bytes follow.
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
  walletId?: string | undefined
  email: string
  site: string
}

export type Tokens = Awaited<ReturnType<typeof createTokens>>

/** Issues and reads tokens. The key is derived from the secret, so all servers with the same secret accept them. */
export async function createTokens(secret: Uint8Array, url: string, now: () => number) {
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
    signAccess: ({ userId, sessionId, deviceId }: AccessClaims) =>
      sign('at+jwt', url, authTimes.access, { sub: userId, sid: sessionId, cnf: { jkt: deviceId } }),
    /** Undefined if the token is foreign, expired or malformed. */
    async readAccess(token: string): Promise<AccessClaims | undefined> {
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
      // The signature is ours, so the payload has the expected shape.
      const { sub = '', sid, cnf } = verified.payload
      return { userId: sub, sessionId: sid, deviceId: cnf.jkt }
    },
    signTicket: ({ userId, deviceId, purpose, walletId, email, site }: TicketClaims) =>
      sign('ticket+jwt', escrowAudience, authTimes.ticket, {
        sub: userId,
        cnf: { jkt: deviceId },
        purpose,
        wallet: walletId,
        email,
        site,
      }),
    formatRefresh: (sessionId: string, turn: number) =>
      [sessionId, turn, hashRefresh(sessionId, turn).toString('base64url')].join('.'),
    readRefresh(token: string) {
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
