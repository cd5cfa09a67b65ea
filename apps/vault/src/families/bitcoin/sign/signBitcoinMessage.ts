import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import { CompactSize, OutScript, RawWitness, SigHash, Transaction } from '@scure/btc-signer'
import { taprootTweakPrivKey } from '@scure/btc-signer/utils.js'
import { type Bytes, wipe } from '../../../keys/Bytes.ts'
import type { BitcoinAccount } from '../derive/deriveBitcoinKeys.ts'

const hash256 = (bytes: Uint8Array) => sha256(sha256(bytes))
const withLength = (bytes: Uint8Array) => concatBytes(CompactSize.encode(BigInt(bytes.length)), bytes)

/** BIP-137 header of a native SegWit signature, before the recovery id is added. */
const segwitHeader = 39

/** Legacy message signature (BIP-137) for the payment account: 65 recoverable bytes in base64. */
export function signWithEcdsa(key: Bytes, message: Uint8Array): string {
  const preamble = withLength(utf8ToBytes('Bitcoin Signed Message:\n'))
  const digest = hash256(concatBytes(preamble, withLength(message)))
  const [recovery = 0, ...rest] = secp256k1.sign(digest, key, { prehash: false, format: 'recovered' })
  return base64.encode(Uint8Array.of(segwitHeader + recovery, ...rest))
}

/** BIP-322 simple signature: the witness of a spend of a virtual output, which can never be a valid payment. */
export function signWithBip322(key: Bytes, account: BitcoinAccount, message: Uint8Array): string {
  const { type, script, publicKey } = account
  const transaction = new Transaction({ version: 0, allowUnknownOutputs: true })
  transaction.addInput({
    txid: hash256(createSpent(script, message)).reverse(),
    index: 0,
    sequence: 0,
    witnessUtxo: { script, amount: 0n },
  })
  transaction.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  if (type === 'payment') {
    const code = OutScript.encode({ type: 'pkh', hash: script.slice(2) })
    const digest = transaction.preimageWitnessV0(0, code, SigHash.ALL, 0n)
    const signature = secp256k1.sign(digest, key, { prehash: false, format: 'der' })
    return encodeWitness(Uint8Array.of(...signature, SigHash.ALL), hexToBytes(publicKey))
  }
  const tweaked = taprootTweakPrivKey(key)
  try {
    const digest = transaction.preimageWitnessV1(0, [script], SigHash.DEFAULT, [0n])
    return encodeWitness(schnorr.sign(digest, tweaked))
  } finally {
    wipe(tweaked)
  }
}

const encodeWitness = (...parts: Uint8Array[]) => base64.encode(RawWitness.encode(parts))

function createSpent(script: Uint8Array, message: Uint8Array): Uint8Array {
  const tag = sha256(utf8ToBytes('BIP0322-signed-message'))
  const challenge = sha256(concatBytes(tag, tag, message))
  const zeros = (length: number) => new Uint8Array(length)
  return concatBytes(
    ...[zeros(4), Uint8Array.of(1), zeros(32), new Uint8Array(4).fill(0xff)],
    ...[withLength(concatBytes(Uint8Array.of(0, 0x20), challenge)), zeros(4)],
    ...[Uint8Array.of(1), zeros(8), withLength(script), zeros(4)],
  )
}
