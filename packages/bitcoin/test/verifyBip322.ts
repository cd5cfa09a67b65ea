import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64, bech32, bech32m, createBase58check } from '@scure/base'

/**
 * BIP-322's simple form, read straight from BIP-322, BIP-143 and BIP-341: transactions are put together byte by byte,
 * with nothing of the library that signs and nothing of the package that is tested.
 */
export function verifyBip322(address: string, message: string, signature: string): boolean {
  try {
    const witness = readWitness(base64.decode(signature.replace(/^smp/, '')))
    const script = getScript(address, witness)
    return script.version === 1
      ? verifyTaproot(script.bytes, message, witness)
      : verifyKey(script.bytes, script.program, message, witness)
  } catch {
    return false
  }
}

const hash256 = (bytes: Uint8Array) => sha256(sha256(bytes))
const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))
const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0
const u32 = (value: number) => new Uint8Array(Uint32Array.of(value).buffer)
const zeros = (length: number) => new Uint8Array(length)
const taggedHash = (tag: string, ...parts: readonly Uint8Array[]) => {
  const name = sha256(utf8ToBytes(tag))
  return sha256(concatBytes(name, name, ...parts))
}
/** All that is written here is shorter than 253 bytes. */
const withLength = (bytes: Uint8Array) => concatBytes(Uint8Array.of(bytes.length), bytes)

function readWitness(bytes: Uint8Array): readonly Uint8Array[] {
  const [count = 0] = bytes
  let at = 1
  const parts = Array.from({ length: count }, () => {
    const length = bytes[at] ?? 0
    const part = bytes.slice(at + 1, at + 1 + length)
    at += 1 + length
    return part
  })
  if (at !== bytes.length) throw new Error('Something is left over.')
  return parts
}

function getScript(address: string, witness: readonly Uint8Array[]) {
  if (/^(bc|tb|bcrt)1/.test(address)) {
    const coder = /^[a-z]+1p/.test(address) ? bech32m : bech32
    const { words } = coder.decode(address as `${string}1${string}`)
    const program = Uint8Array.from(bech32.fromWords(words.slice(1)))
    const version = words[0] === 0 ? 0 : 1
    return { version, program, bytes: concatBytes(Uint8Array.of(version ? 0x51 : 0), withLength(program)) }
  }
  const hash = createBase58check(sha256).decode(address).slice(1)
  const program = hash160(witness[1] ?? zeros(0))
  if (!isSame(hash160(concatBytes(Uint8Array.of(0), withLength(program))), hash))
    throw new Error('Other key.')
  return {
    version: 0,
    program,
    bytes: concatBytes(Uint8Array.of(0xa9), withLength(hash), Uint8Array.of(0x87)),
  }
}

export const getMessageHash = (message: string) => taggedHash('BIP0322-signed-message', utf8ToBytes(message))

function getSpentId(script: Uint8Array, message: string): Uint8Array {
  const scriptSig = concatBytes(Uint8Array.of(0), withLength(getMessageHash(message)))
  return hash256(
    concatBytes(
      ...[u32(0), Uint8Array.of(1), zeros(32), u32(0xffffffff), withLength(scriptSig), u32(0)],
      ...[Uint8Array.of(1), zeros(8), withLength(script), u32(0)],
    ),
  )
}

/** Nothing, to nobody. */
const output = concatBytes(zeros(8), withLength(Uint8Array.of(0x6a)))

function verifyKey(script: Uint8Array, program: Uint8Array, message: string, witness: readonly Uint8Array[]) {
  const [signature, key, ...rest] = witness
  if (!signature || !key || rest.length > 0 || !isSame(hash160(key), program)) return false
  const outpoint = concatBytes(getSpentId(script, message), u32(0))
  const code = concatBytes(Uint8Array.of(0x76, 0xa9), withLength(program), Uint8Array.of(0x88, 0xac))
  const preimage = concatBytes(
    ...[u32(0), hash256(outpoint), hash256(u32(0)), outpoint, withLength(code), zeros(8), u32(0)],
    ...[hash256(output), u32(0), u32(signature.at(-1) ?? 0)],
  )
  return (
    signature.at(-1) === 1 &&
    secp256k1.verify(signature.slice(0, -1), hash256(preimage), key, { prehash: false, format: 'der' })
  )
}

function verifyTaproot(script: Uint8Array, message: string, [signature, ...rest]: readonly Uint8Array[]) {
  if (!signature || rest.length > 0) return false
  const hashType = signature.length === 65 ? (signature[64] ?? 0) : 0
  if (hashType > 1) return false
  const digest = taggedHash(
    'TapSighash',
    ...[Uint8Array.of(0, hashType), u32(0), u32(0)],
    sha256(concatBytes(getSpentId(script, message), u32(0))),
    ...[sha256(zeros(8)), sha256(withLength(script)), sha256(u32(0)), sha256(output)],
    ...[Uint8Array.of(0), u32(0)],
  )
  return schnorr.verify(signature.slice(0, 64), digest, script.slice(2))
}
