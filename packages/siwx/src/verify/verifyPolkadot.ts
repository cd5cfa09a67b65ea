import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { decodeSs58 } from '@portico/codec/ss58'
import { verify as verifySr25519 } from '@scure/sr25519'
import { recoverKeys } from './recoverKeys.js'
import type { VerifySignature } from './SignatureCheck.js'

/**
 * Wallets wrap the text in `<Bytes>`, so that a transaction cannot pass as a message; other signatures fail.
 */
export const verifyPolkadot: VerifySignature = async ({ address, message, signature }) => {
  try {
    const account = decodeSs58(address)?.publicKey
    if (!account || !signature.startsWith('0x')) return false
    const text = utf8ToBytes(`<Bytes>${message}</Bytes>`)
    const isBy: Record<Scheme, (bytes: Uint8Array) => boolean> = {
      sr25519: bytes => verifySr25519(text, bytes, account),
      ed25519: bytes => ed25519.verify(bytes, text, account, { zip215: false }),
      ecdsa: bytes =>
        recoverKeys(bytes.subarray(0, 64), blake2b(text, { dkLen: 32 })).some(key =>
          isSame(blake2b(key, { dkLen: 32 }), account),
        ),
    }
    return listReadings(hexToBytes(signature.slice(2))).some(({ scheme, bytes }) => {
      try {
        return isBy[scheme](bytes)
      } catch {
        return false // the libraries throw for bytes that are invalid in the scheme
      }
    })
  } catch {
    return false
  }
}

type Scheme = 'sr25519' | 'ed25519' | 'ecdsa'

/** One in 128 bare ECDSA signatures begins with another scheme's prefix, so all readings are tried. */
function listReadings(bytes: Uint8Array): readonly { scheme: Scheme; bytes: Uint8Array }[] {
  const [name] = bytes
  const rest = bytes.subarray(1)
  if (bytes.length === 64) return (['sr25519', 'ed25519'] as const).map(scheme => ({ scheme, bytes }))
  if (bytes.length === 66) return name === 2 ? [{ scheme: 'ecdsa', bytes: rest }] : []
  if (bytes.length !== 65) return []
  const named = ([{ scheme: 'ed25519' }, { scheme: 'sr25519' }] as const)[name ?? 2]
  return [...(named ? [{ ...named, bytes: rest }] : []), { scheme: 'ecdsa', bytes }]
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
