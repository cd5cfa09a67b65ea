import { ed25519 } from '@noble/curves/ed25519.js'
import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { verify as verifySr25519 } from '@scure/sr25519'
import { recoverKeys } from './recoverKeys.js'
import type { VerifySignature } from './SignatureCheck.js'

/** The public key, or for ECDSA its hash, inside of an SS58 address. */
function readAccount(address: string): Uint8Array | undefined {
  const bytes = base58.decode(address)
  const prefix = (bytes[0] ?? 0) & 0x40 ? 2 : 1
  if (bytes.length !== prefix + 34) return undefined
  const body = bytes.subarray(0, -2)
  const sum = blake2b(concatBytes(utf8ToBytes('SS58PRE'), body), { dkLen: 64 })
  const isWhole = bytes.at(-2) === sum[0] && bytes.at(-1) === sum[1]
  return isWhole ? body.subarray(prefix) : undefined
}

/**
 * Sr25519, ed25519 or ECDSA, with the byte that names it in front or without. Wallets put the text between `<Bytes>`
 * marks, so that no transaction passes for a message; nothing else is taken.
 */
export const verifyPolkadot: VerifySignature = async ({ address, message, signature }) => {
  try {
    const account = readAccount(address)
    if (!account || !signature.startsWith('0x')) return false
    const text = utf8ToBytes(`<Bytes>${message}</Bytes>`)
    const { scheme, bytes } = readSignature(hexToBytes(signature.slice(2)))
    const isOf = {
      sr25519: () => verifySr25519(text, bytes, account),
      ed25519: () => ed25519.verify(bytes, text, account, { zip215: false }),
      ecdsa: () =>
        recoverKeys(bytes.subarray(0, 64), blake2b(text, { dkLen: 32 })).some(key =>
          isSame(blake2b(key, { dkLen: 32 }), account),
        ),
    }
    return scheme ? isOf[scheme]() : passes(isOf.sr25519) || isOf.ed25519()
  } catch {
    return false
  }
}

/** The library throws for bytes that no key of this kind makes. */
function passes(test: () => boolean): boolean {
  try {
    return test()
  } catch {
    return false
  }
}

/** No scheme where 64 bytes stand alone: either curve makes such. */
function readSignature(bytes: Uint8Array) {
  const named = (['ed25519', 'sr25519'] as const)[bytes[0] ?? 2]
  if (bytes.length === 64) return { bytes }
  if (bytes.length === 66 && bytes[0] === 2) return { scheme: 'ecdsa', bytes: bytes.subarray(1) } as const
  if (bytes.length === 65 && named) return { scheme: named, bytes: bytes.subarray(1) }
  if (bytes.length === 65) return { scheme: 'ecdsa', bytes } as const
  throw new Error('No signature has this length.')
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
