import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isOriginAllowed } from '@portico/protocol'
import * as v from 'valibot'
import { readBase58 } from '../../base58.js'
import type { Address } from '../../http/readAddress.js'
import type { Project } from '../../projects/findProject.js'
import { type AudienceRule, isAudienceAllowed, isOwnOrigin } from './isAudienceAllowed.js'
import { RefusalError } from './Refusal.js'

interface ClientRules {
  audiences: readonly string[]
  findProject(id: string): Promise<Project | undefined>
  now(): number
}

export async function checkClient(request: IncomingMessage, { isLoopback }: Address, rules: ClientRules) {
  const { headers, url = '' } = request
  const query = new URL(url, 'http://relay').searchParams
  const token = query.get('auth') ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const here: AudienceRule = { audiences: rules.audiences, host: headers.host, isLoopback }
  const { client, digest } = verifyToken(token, here, rules.now())
  const project = await rules.findProject(query.get('projectId') ?? '').catch(() => {
    throw new RefusalError('unavailable', 'The project cannot be looked up now.')
  })
  if (!project?.isEnabled) throw new RefusalError('project', 'There is no such project.')
  if (!isAllowedHere(headers.origin, here, project))
    throw new RefusalError('origin', 'The project does not allow pages of this origin.')
  return { client, token: digest, project: project.id }
}

/** Native apps send no origin, or, with some libraries, the relay's own. */
function isAllowedHere(origin: string | undefined, here: AudienceRule, { allowedOrigins }: Project) {
  return origin === undefined || isOwnOrigin(origin, here) || isOriginAllowed(origin, allowedOrigins)
}

const HeaderSchema = v.object({ alg: v.literal('EdDSA'), typ: v.literal('JWT') })

const PayloadSchema = v.object({
  iss: v.pipe(v.string(), v.maxLength(100)),
  // A nonce of the client, not of the connection: reconnecting with the same one is normal.
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  aud: v.pipe(v.string(), v.maxLength(512)),
  iat: v.pipe(v.number(), v.safeInteger()),
  exp: v.pipe(v.number(), v.safeInteger()),
})

const leeway = 120
const longestLife = 604_800

interface VerifiedToken {
  client: string
  /** Identifies the token by its signed content, because a signature has several valid encodings. */
  digest: string
}

export function verifyToken(token: string | undefined, rule: AudienceRule, now: number): VerifiedToken {
  if (!token) throw new RefusalError('auth', 'The token is missing.')
  const parts = /^([\w-]{1,512})\.([\w-]{1,2048})\.([\w-]{86})$/.exec(token)
  const [, header = '', payload = '', signature = ''] = parts ?? []
  if (!parts || !v.is(HeaderSchema, decode(header)))
    throw new RefusalError('auth', 'The token is not a JWT signed with EdDSA.')
  const claims = v.safeParse(PayloadSchema, decode(payload))
  if (!claims.success) throw new RefusalError('auth', 'The token lacks a claim: iss, sub, aud, iat and exp.')
  const { iss, aud, iat, exp } = claims.output

  const key = parseClientId(iss)
  if (!key) throw new RefusalError('auth', 'The issuer is not the did:key of an Ed25519 key.')
  if (!verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url')))
    throw new RefusalError('auth', 'The signature does not match the issuer.')
  // Checked after the signature, so that only the client itself learns what is wrong with its token.
  const seconds = now / 1000
  if (iat > seconds + leeway)
    throw new RefusalError('clock_skew', `The clock is ${Math.ceil(iat - seconds)} s ahead of the relay's.`)
  if (exp <= seconds - leeway)
    throw new RefusalError('expired', `The token expired ${Math.ceil(seconds - exp)} s ago.`)
  if (exp <= iat || exp - iat > longestLife)
    throw new RefusalError('auth', 'The token must expire within 7 days of its issue.')
  if (!isAudienceAllowed(aud, rule)) throw new RefusalError('audience', 'The token is for another relay.')
  const digest = createHash('sha256').update(`${header}.${payload}`).digest('base64')
  return { client: iss, digest }
}

function decode(segment: string): unknown {
  try {
    return JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

// Multicodec prefix of an Ed25519 public key.
const prefix = Buffer.from('ed01', 'hex')
const keyBytes = 32

function parseClientId(clientId: string): KeyObject | undefined {
  const match = /^did:key:z([1-9A-HJ-NP-Za-km-z]{40,60})$/.exec(clientId)
  const bytes = match?.[1] ? readBase58(match[1]) : undefined
  if (bytes?.length !== prefix.length + keyBytes || !bytes.subarray(0, prefix.length).equals(prefix))
    return undefined
  const key = bytes.subarray(prefix.length).toString('base64url')
  return createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: key } })
}
