import type { PublicKey } from '@portico/protocol/auth'
import type { Bytes } from './Bytes.ts'
import { fromBase64Url, toBase64Url, toUtf8 } from './encoding.ts'

/**
 * The keys of one browser profile. None can be exported, by nobody: they live in the browser's key store, and what is
 * kept in IndexedDB are handles.
 */
export interface DeviceKeys {
  /** Proves to the service that a request is from this device. */
  readonly signing: CryptoKeyPair
  /** Opens what other devices and the service seal for this one. */
  readonly agreement: CryptoKeyPair
  /** Encrypts what this device keeps. */
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

/** The public part alone, without what a browser adds to it. */
export async function exportPublicKey(key: CryptoKey): Promise<PublicKey> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key)
  return { kty: 'EC', crv: 'P-256', x, y }
}

/** The point of a public key as HPKE wants it: uncompressed. */
export function formatPoint({ x, y }: PublicKey): Bytes {
  const point = new Uint8Array(65)
  point[0] = 4
  point.set(fromBase64Url(x), 1)
  point.set(fromBase64Url(y), 33)
  return point
}

/** The name by which the service knows a device: the thumbprint of its signing key (RFC 7638). */
export async function getDeviceId({ signing }: DeviceKeys): Promise<string> {
  const { crv, kty, x, y } = await exportPublicKey(signing.publicKey)
  const digest = await crypto.subtle.digest('SHA-256', toUtf8(JSON.stringify({ crv, kty, x, y })))
  return toBase64Url(new Uint8Array(digest))
}

export const signWithDevice = async ({ signing }: DeviceKeys, data: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, signing.privateKey, data))
