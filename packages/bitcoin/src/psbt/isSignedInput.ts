import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { malformedSignature, PorticoError, transactionAltered } from '@portico/protocol'
import { OutScript, Script, SigHash, type Transaction } from '@scure/btc-signer'
import type { InputToSign } from '../wallet/BitcoinWallet.js'
import { isSameBytes, readSpent, type SpentOutput } from './readPsbt.js'

interface Asked {
  readonly index: number
  readonly sighashTypes?: readonly number[] | undefined
}

/** Single-key inputs are verified against the spent output; others need a new signature. */
function isSignedInput(asked: Transaction, signed: Transaction, { index, sighashTypes }: Asked): boolean {
  const spent = readSpent(asked, index)
  const kind = spent && decodeScript(spent.script)
  const { sighashType } = asked.getInput(index)
  const allowed = sighashTypes ?? (sighashType === undefined ? undefined : [sighashType])
  try {
    if (spent && kind?.type === 'wpkh') return isSignedByKey(signed, index, kind.hash, spent.amount, allowed)
    if (spent && kind?.type === 'sh') {
      const inner = readNested(signed, index, kind.hash)
      if (inner) return isSignedByKey(signed, index, inner, spent.amount, allowed)
    }
    const witness = signed.getInput(index).finalScriptWitness
    const hasKeyPath = signed.getInput(index).tapKeySig || (witness && witness.length <= 1)
    if (kind?.type === 'tr' && hasKeyPath)
      return isSignedByTaproot(asked, signed, index, kind.pubkey, allowed)
    return hasNewSignature(asked, signed, index)
  } catch {
    return false
  }
}

const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))

function decodeScript(script: Uint8Array) {
  try {
    return OutScript.decode(script)
  } catch {
    return undefined
  }
}

function readNested(signed: Transaction, index: number, expected: Uint8Array): Uint8Array | undefined {
  const { redeemScript, finalScriptSig } = signed.getInput(index)
  const [pushed] = finalScriptSig ? Script.decode(finalScriptSig) : [redeemScript]
  if (!(pushed instanceof Uint8Array) || !isSameBytes(hash160(pushed), expected)) return undefined
  const inner = decodeScript(pushed)
  return inner?.type === 'wpkh' ? inner.hash : undefined
}

/** BIP-143. */
function isSignedByKey(
  signed: Transaction,
  index: number,
  keyHash: Uint8Array,
  amount: bigint,
  allowed: readonly number[] = [SigHash.ALL],
): boolean {
  const { finalScriptWitness, partialSig = [] } = signed.getInput(index)
  const pairs = finalScriptWitness
    ? [{ key: finalScriptWitness[1], signature: finalScriptWitness[0] }]
    : partialSig.map(([key, signature]) => ({ key, signature }))
  const script = OutScript.encode({ type: 'pkh', hash: keyHash })
  return pairs.some(({ key, signature }) => {
    const sigHash = signature?.at(-1)
    if (!key || !signature || sigHash === undefined || !allowed.includes(sigHash)) return false
    if (!isSameBytes(hash160(key), keyHash)) return false
    const digest = signed.preimageWitnessV0(index, script, sigHash, amount)
    return secp256k1.verify(signature.subarray(0, -1), digest, key, {
      prehash: false,
      format: 'der',
      lowS: false,
    })
  })
}

/** BIP-341 key path. */
function isSignedByTaproot(
  asked: Transaction,
  signed: Transaction,
  index: number,
  key: Uint8Array,
  allowed: readonly number[] = [SigHash.DEFAULT, SigHash.ALL],
): boolean {
  const { finalScriptWitness, tapKeySig } = signed.getInput(index)
  const signature = finalScriptWitness?.[0] ?? tapKeySig
  if (!signature || (signature.length !== 64 && signature.length !== 65)) return false
  const sigHash = signature[64] ?? SigHash.DEFAULT
  if (!allowed.includes(sigHash)) return false
  const spends = Array.from({ length: asked.inputsLength }, (_, at) => readSpent(asked, at))
  // The signature covers all spent outputs. If the page did not provide them, it cannot be verified here.
  if (!spends.every((spent): spent is SpentOutput => spent !== undefined)) return true
  const digest = signed.preimageWitnessV1(
    index,
    spends.map(({ script }) => script),
    sigHash,
    spends.map(({ amount }) => amount),
  )
  return schnorr.verify(signature.subarray(0, 64), digest, key)
}

function hasNewSignature(asked: Transaction, signed: Transaction, index: number): boolean {
  const count = (transaction: Transaction) => {
    const input = transaction.getInput(index)
    const isFinal = Boolean(input.finalScriptSig?.length || input.finalScriptWitness?.length)
    const parts = (input.partialSig?.length ?? 0) + (input.tapScriptSig?.length ?? 0)
    return isFinal ? Number.POSITIVE_INFINITY : parts + (input.tapKeySig ? 1 : 0)
  }
  return count(signed) > count(asked)
}

export function assertSigned(asked: Transaction, signed: Transaction, inputs: readonly InputToSign[]): void {
  if (!isSameBytes(asked.unsignedTx, signed.unsignedTx)) throw new PorticoError(transactionAltered)
  for (const input of inputs) {
    if (!isSignedInput(asked, signed, input))
      throw new PorticoError(malformedSignature, { detail: `Input ${input.index} is not signed.` })
  }
}
