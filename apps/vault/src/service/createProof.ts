import { type DeviceKeys, exportPublicKey, signWithDevice } from '../keys/deviceKeys.ts'
import { toBase64Url, toUtf8 } from '../keys/encoding.ts'

export interface ProofOptions {
  readonly url: string
  /** The exact body, which the proof binds. */
  readonly body: string
  readonly now: number
  readonly nonce?: string | undefined
  /** The access token, which the proof binds. */
  readonly accessToken?: string | undefined
}

const encode = (part: object) => toBase64Url(toUtf8(JSON.stringify(part)))

/** Creates a DPoP proof (RFC 9449) that the request comes from this device. */
export async function createProof(
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
