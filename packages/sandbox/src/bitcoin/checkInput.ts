import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { equalBytes } from '@noble/curves/utils.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { OutScript, Script, SigHash, type Transaction } from '@scure/btc-signer'

export interface SpentOutput {
  readonly script: Uint8Array
  readonly amount: bigint
}

const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))

export function checkInput(tx: Transaction, index: number, spends: readonly SpentOutput[]): void {
  const spent = spends[index]
  if (!spent) throw new Error('bad-txns-inputs-missingorspent')
  const { finalScriptSig, finalScriptWitness = [] } = tx.getInput(index)
  const kind = OutScript.decode(spent.script)
  switch (kind.type) {
    case 'wpkh':
      if (finalScriptSig?.length) refuse('Witness requires empty scriptSig')
      checkWitnessKey(tx, index, kind.hash, spent.amount, finalScriptWitness)
      break
    case 'sh':
      checkWitnessKey(tx, index, readNested(finalScriptSig, kind.hash), spent.amount, finalScriptWitness)
      break
    case 'tr':
      checkTaproot(tx, index, kind.pubkey, spends, finalScriptWitness)
      break
    default:
      refuse(`outputs of the kind ${kind.type} cannot be spent here`)
  }
}

function refuse(reason: string): never {
  throw new Error(`mandatory-script-verify-flag-failed (${reason})`)
}

/** Hash of the key in the redeem script of a nested address. */
function readNested(scriptSig: Uint8Array | undefined, expected: Uint8Array): Uint8Array {
  const [redeem] = scriptSig ? Script.decode(scriptSig) : []
  if (!(redeem instanceof Uint8Array) || !equalBytes(hash160(redeem), expected)) {
    refuse('Script evaluated without error but finished with a false/empty top stack element')
  }
  const inner = OutScript.decode(redeem)
  return inner.type === 'wpkh' ? inner.hash : refuse('only nested P2WPKH is served')
}

/** BIP-143. */
function checkWitnessKey(
  tx: Transaction,
  index: number,
  keyHash: Uint8Array,
  amount: bigint,
  witness: readonly Uint8Array[],
): void {
  const [signature, publicKey] = witness
  if (witness.length !== 2 || !signature || !publicKey || !equalBytes(hash160(publicKey), keyHash)) {
    refuse('Witness program hash mismatch')
  }
  const sigHash = signature.at(-1) ?? 0
  const script = OutScript.encode({ type: 'pkh', hash: keyHash })
  const digest = tx.preimageWitnessV0(index, script, sigHash, amount)
  const isValid = secp256k1.verify(signature.subarray(0, -1), digest, publicKey, {
    prehash: false,
    format: 'der',
  })
  if (!isValid) refuse('Signature must be zero for failed CHECK(MULTI)SIG operation')
}

/** BIP-341 key path. */
function checkTaproot(
  tx: Transaction,
  index: number,
  publicKey: Uint8Array,
  spends: readonly SpentOutput[],
  witness: readonly Uint8Array[],
): void {
  const [signature] = witness
  if (witness.length !== 1 || !signature || (signature.length !== 64 && signature.length !== 65)) {
    refuse('Invalid Schnorr signature size')
  }
  const sigHash = signature.length === 65 ? (signature[64] ?? 0) : SigHash.DEFAULT
  const digest = tx.preimageWitnessV1(
    index,
    spends.map(({ script }) => script),
    sigHash,
    spends.map(({ amount }) => amount),
  )
  if (!schnorr.verify(signature.subarray(0, 64), digest, publicKey)) refuse('Invalid Schnorr signature')
}
