import { secp256k1 } from '@noble/curves/secp256k1.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type BitcoinAddress, hash256, matchesKey } from './readAddress.js'

/** The legacy scheme (`signmessage`, BIP-137). Wallets disagree about the address type in its header. */
export function verifyEcdsaMessage(address: BitcoinAddress, message: string, signature: Uint8Array): boolean {
  const header = signature[0] ?? 0
  if (header < 27 || header > 42) return false
  const text = utf8ToBytes(message)
  const hash = hash256(utf8ToBytes('\x18Bitcoin Signed Message:\n'), writeSize(text.length), text)
  const parsed = secp256k1.Signature.fromBytes(signature.subarray(1))
  if (parsed.hasHighS()) return false
  const key = parsed.addRecoveryBit((header - 27) & 3).recoverPublicKey(hash)
  return matchesKey(address, key.toBytes(header >= 31))
}

function writeSize(size: number): Uint8Array {
  if (size < 0xfd) return Uint8Array.of(size)
  return concatBytes(Uint8Array.of(0xfd), Uint8Array.of(size & 0xff, (size >> 8) & 0xff))
}
