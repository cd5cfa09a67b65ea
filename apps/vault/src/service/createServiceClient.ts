import {
  httpTimeout,
  httpUnreachable,
  isPorticoError,
  type Language,
  malformedResponse,
  PorticoError,
  ServiceErrorSchema,
  walletServiceUnreachable,
} from '@portico/protocol'
import * as v from 'valibot'
import { type DeviceKeys, exportPublicKey, signWithDevice } from '../keys/deviceKeys.ts'
import { toBase64Url, toUtf8 } from '../keys/encoding.ts'
import { fetchBounded } from './fetchBounded.ts'
import { createRefusal, isServiceRefusal } from './isServiceRefusal.ts'

interface ServiceClientOptions {
  readonly baseUrl: string
  readonly device: DeviceKeys
  readonly fetch?: typeof fetch
  readonly getTime: () => number
  readonly getLanguage?: () => Language | undefined
}

interface ServiceCall<schema extends v.GenericSchema> {
  readonly path: string
  readonly body: unknown
  readonly answer: schema
  readonly accessToken?: string
}

export interface ServiceClient {
  call<schema extends v.GenericSchema>(call: ServiceCall<schema>): Promise<v.InferOutput<schema>>
}

export function createServiceClient({
  baseUrl,
  device,
  fetch,
  getTime,
  getLanguage,
}: ServiceClientOptions): ServiceClient {
  // Each response carries the nonce that the next proof must contain.
  let nonce: string | undefined

  async function send<schema extends v.GenericSchema>(call: ServiceCall<schema>) {
    const { answer, accessToken } = call
    const url = new URL(call.path, baseUrl).href
    const body = JSON.stringify(call.body)
    const language = getLanguage?.()
    const headers = {
      DPoP: await createProof(device, { url, body, now: getTime(), nonce, accessToken }),
      ...(language && { 'accept-language': language }),
      ...(accessToken !== undefined && { authorization: `DPoP ${accessToken}` }),
    }
    const response = await fetchBounded({ url, body, headers, ...(fetch && { fetch }) }).catch(cause => {
      const isSilent = isPorticoError(cause, httpTimeout) || isPorticoError(cause, httpUnreachable)
      throw isSilent ? new PorticoError(walletServiceUnreachable, { cause }) : cause
    })
    nonce = response.headers.get('dpop-nonce') ?? nonce
    if (response.status >= 400) throw describeRefusal(response.status, response.json)
    const parsed = v.safeParse(answer, response.json)
    if (!parsed.success) throw new PorticoError(malformedResponse, { context: { url } })
    return parsed.output
  }

  return {
    call: async call =>
      send(call).catch(error => {
        if (isServiceRefusal(error, 'use_dpop_nonce')) return send(call)
        throw error
      }),
  }
}

function describeRefusal(status: number, json: unknown) {
  const body = v.safeParse(ServiceErrorSchema, json)
  return createRefusal(body.success ? body.output.error.code : String(status))
}

interface ProofOptions {
  readonly url: string
  readonly body: string
  readonly now: number
  readonly nonce: string | undefined
  readonly accessToken: string | undefined
}

const encode = (part: object) => toBase64Url(toUtf8(JSON.stringify(part)))

/** Creates a DPoP proof (RFC 9449) that this device sends exactly this body with this access token. */
async function createProof(
  device: DeviceKeys,
  { url, body, now, nonce, accessToken }: ProofOptions,
): Promise<string> {
  const jwk = await exportPublicKey(device.signing.publicKey)
  const payload = {
    jti: toBase64Url(crypto.getRandomValues(new Uint8Array(16))),
    htm: 'POST',
    htu: url,
    iat: Math.floor(now / 1000),
    // Not part of the RFC: without it an intermediary could replace the body.
    bh: await hash(body),
    ...(nonce !== undefined && { nonce }),
    ...(accessToken !== undefined && { ath: await hash(accessToken) }),
  }
  const signed = `${encode({ typ: 'dpop+jwt', alg: 'ES256', jwk })}.${encode(payload)}`
  return `${signed}.${toBase64Url(await signWithDevice(device, toUtf8(signed)))}`
}

const hash = async (text: string) =>
  toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', toUtf8(text))))
