import { secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64, bech32, createBase58check } from '@scure/base'

const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))

/** The node's `signmessage` (BIP-137): the key is recovered and must be the one behind the address. */
export function verifyEcdsa(address: string, message: string, signature: string): boolean {
  const [header = 0, ...rest] = base64.decode(signature)
  const body = utf8ToBytes(message)
  const preamble = utf8ToBytes('\u0018Bitcoin Signed Message:\n')
  const digest = sha256(sha256(concatBytes(preamble, Uint8Array.of(body.length), body)))
  try {
    const recovered = Uint8Array.of((header - 27) & 3, ...rest)
    const point = secp256k1.Signature.fromBytes(recovered, 'recovered').recoverPublicKey(digest)
    const program = hash160(point.toBytes(true))
    const hash = address.includes('1q')
      ? Uint8Array.from(bech32.fromWords(bech32.decode(address as `${string}1${string}`).words.slice(1)))
      : createBase58check(sha256).decode(address).slice(1)
    const nested = hash160(concatBytes(Uint8Array.of(0, 20), program))
    return [program, nested].some(candidate => Buffer.compare(candidate, hash) === 0)
  } catch {
    return false
  }
}
