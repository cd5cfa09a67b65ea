import { createMiddleware } from 'hono/factory'
import { AuthRefusal } from '../AuthRefusal.js'
import type { Nonces } from '../proof/createNonces.js'
import { verifyProof } from '../proof/verifyProof.js'

export interface ProofOptions {
  /** Public URL of the service, as DPoP proofs name it. */
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
