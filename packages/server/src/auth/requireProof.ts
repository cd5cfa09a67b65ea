import { createHash } from 'node:crypto'
import { PublicKeySchema } from '@portico/protocol/auth'
import { createMiddleware } from 'hono/factory'
import { calculateJwkThumbprint, compactVerify, EmbeddedJWK } from 'jose'
import * as v from 'valibot'
import type { Database } from '../database/Database.js'
import type { Hasher } from '../secrets/deriveKey.js'
import { AuthRefusal } from './AuthRefusal.js'
import { authTimes } from './authLimits.js'

export interface ProofOptions {
  url: string
  nonces: Nonces
  isFirst(proof: { deviceId: string; proofId: string }): Promise<boolean>
}

/** Requires a DPoP proof by a device key, each accepted once. An access token must be bound to the same key. */
export function requireProof({ url, nonces, isFirst }: ProofOptions) {
  return createMiddleware<{ Variables: { deviceId: string } }>(async (c, next) => {
    c.header('DPoP-Nonce', nonces.current())
    const subject = {
      method: c.req.method,
      url: url + c.req.path,
      body: new Uint8Array(await c.req.arrayBuffer()),
      accessToken: readToken(c.req.header('Authorization')),
    }
    const proof = await verifyProof(c.req.header('DPoP'), subject, nonces)
    if (proof.status === 'stale') throw new AuthRefusal('use_dpop_nonce')
    if (proof.status === 'invalid' || !(await isFirst(proof))) throw new AuthRefusal('proof_invalid')
    c.set('deviceId', proof.deviceId)
    return await next()
  })
}

export const readToken = (header: string | undefined) => /^DPoP ([\w.-]{1,4096})$/.exec(header ?? '')?.[1]

export type Nonces = ReturnType<typeof createNonces>

/** Nonces rotate every few minutes, and are equal on all servers with the same secret. */
export function createNonces(hash: Hasher, now: () => number) {
  const make = (period: number) => hash('nonce', String(period)).toString('base64url')
  const getPeriod = () => Math.floor(now() / authTimes.nonce)
  return {
    current: () => make(getPeriod()),
    isValid: (nonce: unknown) => nonce === make(getPeriod()) || nonce === make(getPeriod() - 1),
  }
}

export interface ProofSubject {
  method: string
  url: string
  /** The raw body: a proof covers one body, so that it cannot be replaced in transit. */
  body: Uint8Array
  accessToken?: string | undefined
}

export type ProofResult =
  | { status: 'valid'; deviceId: string; proofId: string }
  /** Valid except for its nonce, which the caller could not know. */
  | { status: 'stale' }
  | { status: 'invalid' }

const HeaderSchema = v.object({ typ: v.literal('dpop+jwt'), alg: v.literal('ES256'), jwk: PublicKeySchema })
const ClaimsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    htm: v.string(),
    htu: v.string(),
    iat: v.number(),
    jti: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
    nonce: v.optional(v.string()),
    ath: v.optional(v.string()),
    /** Hash of the body; an extension of the RFC. */
    bh: v.string(),
  }),
)

const longestProof = 2048

const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('base64url')

/**
 * Verifies a DPoP proof (RFC 9449). The nonce bounds its age, so a device with a wrong clock can sign in. The caller
 * prevents replay by storing `proofId`.
 */
export async function verifyProof(
  proof: string | undefined,
  { method, url, body, accessToken }: ProofSubject,
  nonces: Nonces,
): Promise<ProofResult> {
  if (!proof || proof.length > longestProof) return { status: 'invalid' }
  const verified = await compactVerify(proof, EmbeddedJWK, { algorithms: ['ES256'] }).catch(() => undefined)
  const header = v.safeParse(HeaderSchema, verified?.protectedHeader)
  const claims = v.safeParse(ClaimsSchema, new TextDecoder().decode(verified?.payload))
  if (!header.success || !claims.success) return { status: 'invalid' }
  const { htm, htu, jti, nonce, ath, bh } = claims.output
  const isOfToken = ath === (accessToken && hash(accessToken))
  if (htm !== method || htu !== url || !isOfToken || bh !== hash(body)) return { status: 'invalid' }
  if (!nonces.isValid(nonce)) return { status: 'stale' }
  return { status: 'valid', deviceId: await calculateJwkThumbprint(header.output.jwk), proofId: jti }
}

export interface SeenProof {
  deviceId: string
  proofId: string
}

export async function rememberProof(
  database: Database,
  { deviceId, proofId }: SeenProof,
  now: Date,
  table: 'auth_proofs' | 'escrow_proofs' = 'auth_proofs',
): Promise<boolean> {
  const row = { deviceId, proofId, expiresAt: new Date(now.getTime() + 2 * authTimes.nonce) }
  return await database`insert into ${database(table)} ${database(row)} on conflict do nothing returning 1`.exists()
}
