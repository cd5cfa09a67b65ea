import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto'
import { ServiceErrorSchema } from '@portico/protocol'
import { PublicKeySchema } from '@portico/protocol/auth'
import { calculateJwkThumbprint, SignJWT } from 'jose'
import * as v from 'valibot'

export interface CallOptions {
  accessToken?: string | undefined
  /** Replaces or, with undefined, removes headers. */
  headers?: Readonly<Record<string, string | undefined>>
  /** Changes what the proof says. */
  claims?: Readonly<Record<string, unknown>>
  /** Sent as it is instead of the body. */
  text?: string
}

export interface Answer {
  status: number
  headers: Headers
  body: unknown
  /** Of a refusal. */
  code: string | undefined
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

const createKeys = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' })
  return { privateKey, publicKey: v.parse(PublicKeySchema, { kty, crv, x, y }) }
}

/**
 * A browser with the vault's page in it: its keys, and calls to a service signed with them. The service may be known to
 * the world under another address.
 */
export async function createTestDevice(service: string, vaultOrigin: string, publicUrl = service) {
  const signing = createKeys()
  const agreement = createKeys()
  const id = await calculateJwkThumbprint(signing.publicKey)

  function at(service: string, publicUrl: string) {
    let nonce: string | undefined

    async function prove(
      url: string,
      { accessToken, claims, text = '{}' }: CallOptions = {},
    ): Promise<string> {
      const ath = accessToken && hash(accessToken)
      return await new SignJWT({
        htm: 'POST',
        htu: url,
        nonce,
        jti: randomUUID(),
        bh: hash(text),
        ...(ath && { ath }),
        ...claims,
      })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: signing.publicKey })
        .setIssuedAt(claims?.iat === undefined ? undefined : Number(claims.iat))
        .sign(signing.privateKey)
    }

    /** One request; the nonce of the answer serves the next. */
    async function send(path: string, body: unknown, options: CallOptions = {}): Promise<Answer> {
      const { accessToken, headers = {}, text = JSON.stringify(body) } = options
      const all: Record<string, string | undefined> = {
        Origin: vaultOrigin,
        'Content-Type': 'application/json',
        DPoP: await prove(publicUrl + path, { ...options, text }),
        ...(accessToken && { Authorization: `DPoP ${accessToken}` }),
        ...headers,
      }
      const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
      const response = await fetch(service + path, {
        method: 'POST',
        headers: given,
        body: Buffer.from(text),
      })
      nonce = response.headers.get('DPoP-Nonce') ?? nonce
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
      const answered: unknown = isJson ? await response.json() : await response.text()
      const refusal = v.safeParse(ServiceErrorSchema, answered)
      return {
        status: response.status,
        headers: response.headers,
        body: answered,
        code: refusal.success ? refusal.output.error.code : undefined,
      }
    }

    /** As a vault calls: with a nonce, which the first answer gives. */
    async function call(path: string, body: unknown = {}, options: CallOptions = {}): Promise<Answer> {
      const answer = await send(path, body, options)
      return answer.code === 'use_dpop_nonce' ? await send(path, body, options) : answer
    }

    return { prove, send, call }
  }

  return { id, agreementKey: agreement.publicKey, at, ...at(service, publicUrl) }
}

export type TestDevice = Awaited<ReturnType<typeof createTestDevice>>
