import { base58 } from '@scure/base'

/** By the runtime's own cryptography, which shares no code with what signs here. */
export async function verifyEd25519(
  address: string,
  message: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const publicKey = Uint8Array.from(base58.decode(address))
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, message)
}
