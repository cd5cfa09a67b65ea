import { createHash } from 'node:crypto'
import { PublicKeySchema } from '@portico/protocol/auth'
import { calculateJwkThumbprint, compactVerify, EmbeddedJWK } from 'jose'
import * as v from 'valibot'
import type { Nonces } from './createNonces.js'

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
