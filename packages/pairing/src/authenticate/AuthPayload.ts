import { evmNamespace } from '../families/evmNamespace.js'
import { isRecord } from '../messages/isRecord.js'

/** The request parameters of `wc_sessionAuthenticate`, signed for one of the chains. */
export interface AuthPayload {
  readonly type: 'caip122'
  readonly chains: readonly string[]
  readonly domain: string
  readonly aud: string
  readonly version: string
  readonly nonce: string
  readonly iat: string
  readonly exp?: string | undefined
  readonly nbf?: string | undefined
  readonly statement?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** CAIP-74: header, payload, signature. */
export interface Cacao {
  readonly h: { readonly t: string }
  readonly p: Omit<AuthPayload, 'type' | 'chains'> & { readonly iss: string }
  readonly s: { readonly t: string; readonly s: string }
}

const issuer = new RegExp(`^did:pkh:${evmNamespace}:\\d+:0x[0-9a-fA-F]{40}$`)

export function parseCacao(value: unknown): Cacao | undefined {
  if (!isRecord(value) || !isRecord(value.h) || !isRecord(value.p) || !isRecord(value.s)) return undefined
  const { h, p, s } = value
  const { iss, domain, aud, version, nonce, iat, resources } = p
  const texts = [iss, domain, aud, version, nonce, iat, s.t, s.s, h.t]
  const optional = [p.exp, p.nbf, p.statement, p.requestId]
  if (!texts.every(isText) || !optional.every(text => text === undefined || text === null || isText(text)))
    return undefined
  if (!issuer.test(String(iss)) || (resources !== undefined && !isTexts(resources))) return undefined
  return value as unknown as Cacao // every field of the type was checked above
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length < 20_000
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 100 && value.every(isText)
}
