import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { CompactSize, RawWitness, Transaction } from '@scure/btc-signer'
import type { BitcoinAddress } from './createBitcoinAccount.js'
import { describeInput } from './signPsbt.js'

const hash256 = (bytes: Uint8Array) => sha256(sha256(bytes))
const withLength = (bytes: Uint8Array) => concatBytes(CompactSize.encode(BigInt(bytes.length)), bytes)
const opReturn = Uint8Array.of(0x6a)
const zeros = (length: number) => new Uint8Array(length)

/** The header byte of a BIP-137 signature encodes the address type. */
const firstByte = { p2sh: 35, p2wpkh: 39, p2tr: 39 } as const
/** Many wallets always use the header of the oldest type. */
const oldestFirstByte = 31

/** 65 bytes from which the public key can be recovered. */
export function signMessageEcdsa(
  { privateKey, type }: BitcoinAddress,
  message: Uint8Array,
  { typed = true }: { typed?: boolean } = {},
): Uint8Array {
  const preamble = withLength(utf8ToBytes('Bitcoin Signed Message:\n'))
  const digest = hash256(concatBytes(preamble, withLength(message)))
  const signature = secp256k1.sign(digest, privateKey, { prehash: false, format: 'recovered' })
  const [recovery = 0, ...rest] = signature
  return Uint8Array.of((typed ? firstByte[type] : oldestFirstByte) + recovery, ...rest)
}

/** BIP-322 simple: the witness of a virtual transaction that is never broadcast. */
export function signMessageBip322(address: BitcoinAddress, message: Uint8Array): Uint8Array {
  const tx = new Transaction({ version: 0, allowUnknownOutputs: true })
  tx.addInput({
    txid: hash256(createSpent(address.script, message)).reverse(),
    index: 0,
    sequence: 0,
    ...describeInput(address, 0n),
  })
  tx.addOutput({ script: opReturn, amount: 0n })
  // Deterministic, so that tests can compare.
  tx.signIdx(address.privateKey, 0, undefined, zeros(32))
  tx.finalizeIdx(0)
  const { finalScriptWitness } = tx.getInput(0)
  if (!finalScriptWitness) throw new TypeError('The address has no witness.')
  return RawWitness.encode(finalScriptWitness)
}

function createSpent(script: Uint8Array, message: Uint8Array): Uint8Array {
  const tag = sha256(utf8ToBytes('BIP0322-signed-message'))
  const challenge = sha256(concatBytes(tag, tag, message))
  return concatBytes(
    ...[zeros(4), Uint8Array.of(1), zeros(32), new Uint8Array(4).fill(0xff)],
    ...[withLength(concatBytes(Uint8Array.of(0, 0x20), challenge)), zeros(4)],
    ...[Uint8Array.of(1), zeros(8), withLength(script), zeros(4)],
  )
}
