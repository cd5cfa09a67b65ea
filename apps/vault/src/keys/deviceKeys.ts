import type { PublicKey } from '@portico/protocol/auth'
import type { Bytes } from './Bytes.ts'
import { fromBase64Url, toBase64Url, toUtf8 } from './encoding.ts'

/** The non-extractable keys of a browser profile. IndexedDB stores only handles. */
export interface DeviceKeys {
  readonly signing: CryptoKeyPair
  readonly agreement: CryptoKeyPair
  readonly wrapping: CryptoKey
}

export async function createDeviceKeys(): Promise<DeviceKeys> {
  const [signing, agreement, wrapping] = await Promise.all([
    crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']),
    crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']),
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
  ])
  return { signing, agreement, wrapping }
}

export async function exportPublicKey(key: CryptoKey): Promise<PublicKey> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key)
  return { kty: 'EC', crv: 'P-256', x, y }
}

export function formatPoint({ x, y }: PublicKey): Bytes {
  const point = new Uint8Array(65)
  point[0] = 4
  point.set(fromBase64Url(x), 1)
  point.set(fromBase64Url(y), 33)
  return point
}

/** The device id: the RFC 7638 thumbprint of its signing key. */
export async function getDeviceId({ signing }: DeviceKeys): Promise<string> {
  const { crv, kty, x, y } = await exportPublicKey(signing.publicKey)
  const digest = await crypto.subtle.digest('SHA-256', toUtf8(JSON.stringify({ crv, kty, x, y })))
  return toBase64Url(new Uint8Array(digest))
}

export const signWithDevice = async ({ signing }: DeviceKeys, data: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, signing.privateKey, data))
