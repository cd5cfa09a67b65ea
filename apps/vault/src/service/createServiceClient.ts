import {
  authRefused,
  httpTimeout,
  httpUnreachable,
  isPorticoError,
  type Language,
  malformedResponse,
  PorticoError,
  ServiceErrorSchema,
  walletServiceUnreachable,
} from '@portico/protocol'
import { type AuthErrorCode, authErrors } from '@portico/protocol/auth'
import * as v from 'valibot'
import type { DeviceKeys } from '../keys/deviceKeys.ts'
import { createProof } from './createProof.ts'
import { fetchBounded } from './fetchBounded.ts'
import { isServiceRefusal } from './isServiceRefusal.ts'

export interface ServiceClientOptions {
  readonly baseUrl: string
  readonly device: DeviceKeys
  readonly fetch?: typeof fetch
  readonly getTime: () => number
  /** The language of mails. Defaults to the browser's. */
  readonly getLanguage?: () => Language | undefined
}

export interface ServiceCall<schema extends v.GenericSchema> {
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

  async function send<schema extends v.GenericSchema>({
    path,
    body: content,
    answer,
    accessToken,
  }: ServiceCall<schema>) {
    const url = new URL(path, baseUrl).href
    const body = JSON.stringify(content)
    const proof = await createProof(device, { url, body, now: getTime(), nonce, accessToken })
    const language = getLanguage?.()
    const headers = {
      DPoP: proof,
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

/** Uses our own text for known reasons: server text is not shown to visitors. */
function describeRefusal(status: number, json: unknown) {
  const body = v.safeParse(ServiceErrorSchema, json)
  const reason = body.success ? body.output.error.code : String(status)
  const words = Object.hasOwn(authErrors, reason)
    ? authErrors[reason as AuthErrorCode].message
    : 'The service of the embedded wallet refused the request.'
  return new PorticoError(authRefused, { context: { reason, words } })
}
