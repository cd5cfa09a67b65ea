import { sha512 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import type { Environment } from '@portico/core'
import { decodeAnyBase64 } from './base64.js'
import type { Signer } from './createPlainSigner.js'

/** The PKCS #8 prefix of an Ed25519 seed (RFC 8410). */
const pkcs8 = '302e020100300506032b657004220420'

/** WebCrypto does not block the main thread. Browsers before 2025 and insecure contexts lack Ed25519. */
export async function loadSigner({ page }: Pick<Environment, 'page'>, seed: string): Promise<Signer> {
  const { crypto } = (page ?? {}) as Partial<Window> // a window, if there is one
  if (crypto?.subtle) {
    const native = await createNativeSigner(crypto.subtle, seed).catch(() => undefined)
    if (native) return native
  }
  const { createPlainSigner } = await import('./createPlainSigner.js')
  return createPlainSigner(hexToBytes(seed), sha512)
}

async function createNativeSigner(subtle: SubtleCrypto, seed: string): Promise<Signer | undefined> {
  const encoded = concatBytes(hexToBytes(pkcs8), hexToBytes(seed))
  const key = await subtle.importKey('pkcs8', encoded, 'Ed25519', true, ['sign'])
  // The JWK export contains the public key.
  const { x } = await subtle.exportKey('jwk', key)
  if (!x) return undefined
  return {
    publicKey: decodeAnyBase64(x),
    sign: async message => new Uint8Array(await subtle.sign('Ed25519', key, Uint8Array.from(message))),
  }
}
