import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { type BitcoinAddress, hash160, hash256, matchesKey, taggedHash } from './readAddress.js'

const bytes = (...values: number[]) => Uint8Array.from(values)
const none = bytes(0, 0, 0, 0)
const amount = new Uint8Array(8)
/** One unspendable output of zero value (OP_RETURN). */
const outputs = concatBytes(amount, bytes(1, 0x6a))

export function verifyBip322(address: BitcoinAddress, message: string, signature: Uint8Array): boolean {
  const witness = readWitness(signature)
  const script = writeScript(address)
  const outpoint = concatBytes(hashSpent(script, message), none)
  if (address.kind === 'p2tr')
    return witness.length === 1 && verifyTaproot(address, script, outpoint, witness)
  if (address.kind === 'p2pkh') return false
  const [der, key] = witness
  if (!der || !key || witness.length !== 2 || der.at(-1) !== 1 || !matchesKey(address, key)) return false
  const parsed = secp256k1.Signature.fromBytes(der.subarray(0, -1), 'der')
  if (parsed.hasHighS()) return false
  return secp256k1.verify(parsed.toBytes(), hashSegwit(key, outpoint), key, { prehash: false })
}

/** The `to_spend` transaction: its only input commits to the message, its only output pays the address. */
function hashSpent(script: Uint8Array, message: string): Uint8Array {
  const said = taggedHash('BIP0322-signed-message', utf8ToBytes(message))
  const input = concatBytes(new Uint8Array(32), bytes(0xff, 0xff, 0xff, 0xff), bytes(34, 0, 32), said, none)
  const output = concatBytes(amount, bytes(script.length), script)
  return hash256(none, bytes(1), input, bytes(1), output, none)
}

/** BIP-143. */
function hashSegwit(key: Uint8Array, outpoint: Uint8Array): Uint8Array {
  const code = concatBytes(bytes(0x19, 0x76, 0xa9, 0x14), hash160(key), bytes(0x88, 0xac))
  return hash256(
    none, // version
    hash256(outpoint),
    hash256(none), // sequence
    outpoint,
    code,
    amount,
    none, // sequence
    hash256(outputs),
    none, // lock time
    bytes(1, 0, 0, 0), // SIGHASH_ALL
  )
}

/** BIP-341 key path. */
function verifyTaproot(
  { program }: BitcoinAddress,
  script: Uint8Array,
  outpoint: Uint8Array,
  [signed = bytes()]: readonly Uint8Array[],
): boolean {
  const type = signed.length === 65 ? signed[64] : 0
  if (type !== 0 && type !== 1) return false
  if (signed.length === 65 && type === 0) return false
  const hash = taggedHash(
    'TapSighash',
    bytes(0, type),
    none, // version
    none, // lock time
    sha256(outpoint),
    sha256(amount),
    sha256(concatBytes(bytes(script.length), script)),
    sha256(none), // sequence
    sha256(outputs),
    bytes(0), // key path, no annex
    none, // input index
  )
  return schnorr.verify(signed.subarray(0, 64), hash, program)
}

function writeScript({ kind, program }: BitcoinAddress): Uint8Array {
  if (kind === 'p2wpkh') return concatBytes(bytes(0, 20), program)
  if (kind === 'p2tr') return concatBytes(bytes(0x51, 32), program)
  if (kind === 'p2sh') return concatBytes(bytes(0xa9, 20), program, bytes(0x87))
  return concatBytes(bytes(0x76, 0xa9, 20), program, bytes(0x88, 0xac))
}

/** The number of items, then each with its length; lengths here fit in one byte. */
function readWitness(signature: Uint8Array): readonly Uint8Array[] {
  const parts: Uint8Array[] = []
  let at = 1
  for (let left = signature[0] ?? 0; left > 0; left--) {
    const end = at + 1 + (signature[at] ?? 0xff)
    if (end > signature.length || (signature[at] ?? 0xff) >= 0xfd)
      throw new Error('The witness is truncated.')
    parts.push(signature.subarray(at + 1, end))
    at = end
  }
  if (at !== signature.length) throw new Error('There are bytes after the witness.')
  return parts
}
