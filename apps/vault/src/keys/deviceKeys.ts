import type { Bytes } from './Bytes.ts'
import { fromBase64Url, toBase64Url } from './encoding.ts'

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

/** The members of a public P-256 key that matter, in the order that its thumbprint needs. */
export interface PublicJwk {
  readonly crv: 'P-256'
  readonly kty: 'EC'
  readonly x: string
  readonly y: string
}

export async function exportJwk(key: CryptoKey): Promise<PublicJwk> {
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', key)
  return { crv: 'P-256', kty: 'EC', x, y }
}

/** The point of a public key as HPKE wants it: uncompressed, base64url. */
export function formatPoint({ x, y }: PublicJwk): string {
  const point = new Uint8Array(65)
  point[0] = 4
  point.set(fromBase64Url(x), 1)
  point.set(fromBase64Url(y), 33)
  return toBase64Url(point)
}

export const signWithDevice = async ({ signing }: DeviceKeys, data: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, signing.privateKey, data))
