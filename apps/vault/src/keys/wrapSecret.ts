import { PorticoError, shareMismatch } from '@portico/protocol'
import type { Bytes } from './Bytes.ts'
import type { DeviceKeys } from './deviceKeys.ts'
import { drawRandom } from './drawRandom.ts'
import { joinParts } from './encoding.ts'

/** The additional authenticated data: a wrapped secret does not decrypt in another place. */
export interface SecretPlace {
  readonly userId: string
  readonly walletId: string
  readonly kind: 'device-share' | 'session'
  readonly epoch: number
}

export interface WrappedSecret {
  readonly iv: Bytes
  readonly data: Bytes
}

const formatPlace = ({ userId, walletId, kind, epoch }: SecretPlace) =>
  joinParts(userId, walletId, kind, epoch)

export async function wrapSecret(
  { wrapping }: DeviceKeys,
  secret: Bytes,
  place: SecretPlace,
): Promise<WrappedSecret> {
  const iv = drawRandom(12)
  const parameters = { name: 'AES-GCM', iv, additionalData: formatPlace(place) }
  return { iv, data: new Uint8Array(await crypto.subtle.encrypt(parameters, wrapping, secret)) }
}

export async function unwrapSecret(
  { wrapping }: DeviceKeys,
  { iv, data }: WrappedSecret,
  place: SecretPlace,
): Promise<Bytes> {
  const parameters = { name: 'AES-GCM', iv, additionalData: formatPlace(place) }
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parameters, wrapping, data))
  } catch (cause) {
    throw new PorticoError(shareMismatch, { cause })
  }
}
