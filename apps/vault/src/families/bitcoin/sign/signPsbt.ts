import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { hexToBytes } from '@noble/hashes/utils.js'
import { PorticoError, unauthorized } from '@portico/protocol'
import { base64 } from '@scure/base'
import { OutScript, SigHash, Transaction } from '@scure/btc-signer'
import { taprootTweakPrivKey } from '@scure/btc-signer/utils.js'
import { type Bytes, wipe } from '../../../keys/Bytes.ts'
import { refuseParams } from '../../refuseParams.ts'
import type { BitcoinAccount, BitcoinKeys } from '../derive/deriveBitcoinKeys.ts'

/**
 * Signs inputs that spend our outputs. The digest depends only on the transaction and the spent outputs. Scripts, paths
 * and keys that the PSBT attributes to us are ignored.
 */
export function signPsbt(
  keys: BitcoinKeys,
  accounts: readonly BitcoinAccount[],
  psbt: string,
  inputs: readonly number[],
): string {
  const transaction = readPsbt(psbt)
  for (const index of inputs) {
    const account = findOwner(transaction, index, accounts)
    if (!account) throw new PorticoError(unauthorized)
    assertUsualSigHash(transaction.getInput(index).sighashType, account.type)
    if (account.type === 'payment') signWithKey(transaction, index, keys.payment, account)
    else signWithTaproot(transaction, index, keys.ordinal)
  }
  return base64.encode(transaction.toPSBT())
}

export function findOwner(
  transaction: Transaction,
  index: number,
  accounts: readonly BitcoinAccount[],
): BitcoinAccount | undefined {
  const spent = index < transaction.inputsLength ? readSpent(transaction, index) : undefined
  return spent && accounts.find(({ script }) => isSameBytes(script, spent.script))
}

function signWithKey(transaction: Transaction, index: number, key: Bytes, { publicKey }: BitcoinAccount) {
  const { script, amount } = requireSpent(transaction, index)
  const code = OutScript.encode({ type: 'pkh', hash: script.slice(2) })
  const digest = transaction.preimageWitnessV0(index, code, SigHash.ALL, amount)
  const signature = secp256k1.sign(digest, key, { prehash: false, format: 'der' })
  const marked = Uint8Array.of(...signature, SigHash.ALL)
  transaction.updateInput(index, { partialSig: [[hexToBytes(publicKey), marked]] }, true)
}

/** BIP-341 key path. The signature covers the amounts and scripts of all inputs, so all must be known. */
function signWithTaproot(transaction: Transaction, index: number, key: Bytes) {
  const spent = Array.from({ length: transaction.inputsLength }, (_, at) => requireSpent(transaction, at))
  const sigHash = transaction.getInput(index).sighashType ?? SigHash.DEFAULT
  const digest = transaction.preimageWitnessV1(
    index,
    spent.map(({ script }) => script),
    sigHash,
    spent.map(({ amount }) => amount),
  )
  const tweaked = taprootTweakPrivKey(key)
  try {
    const signature = schnorr.sign(digest, tweaked)
    const tapKeySig = sigHash === SigHash.DEFAULT ? signature : Uint8Array.of(...signature, sigHash)
    transaction.updateInput(index, { tapKeySig }, true)
  } finally {
    wipe(tweaked)
  }
}

function requireSpent(transaction: Transaction, index: number) {
  const spent = readSpent(transaction, index)
  if (!spent) throw refuseParams(`Input ${index} has no UTXO information.`)
  return spent
}

export function readPsbt(text: string): Transaction {
  try {
    return Transaction.fromPSBT(base64.decode(text), {
      allowUnknownInputs: true,
      allowUnknownOutputs: true,
      allowLegacyWitnessUtxo: true,
    })
  } catch (cause) {
    throw refuseParams('The PSBT is not valid base64.', cause)
  }
}

interface SpentOutput {
  readonly script: Uint8Array
  readonly amount: bigint
  /** Whether the PSBT contains the whole previous transaction, whose id commits to the output. */
  readonly isProven: boolean
}

export function readSpent(transaction: Transaction, at: number): SpentOutput | undefined {
  const { witnessUtxo, nonWitnessUtxo, index } = transaction.getInput(at)
  const proven = index === undefined ? undefined : nonWitnessUtxo?.outputs[index]
  if (nonWitnessUtxo && !proven)
    throw refuseParams(`Input ${at} spends an output that its previous transaction does not have.`)
  if (proven && witnessUtxo && !isSameOutput(proven, witnessUtxo))
    throw refuseParams(`Input ${at} has a witnessUtxo that contradicts its nonWitnessUtxo.`)
  const spent = proven ?? witnessUtxo
  return spent && { script: spent.script, amount: spent.amount, isProven: proven !== undefined }
}

type Output = Pick<SpentOutput, 'script' | 'amount'>

const isSameOutput = (one: Output, other: Output) =>
  one.amount === other.amount && isSameBytes(one.script, other.script)

export const isSameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

/** Accepts only signatures over the whole transaction: others would let an attacker change the outputs. */
export function assertUsualSigHash(sigHash: number | undefined, type: 'payment' | 'ordinal'): void {
  const usual: readonly (number | undefined)[] =
    type === 'payment' ? [undefined, SigHash.ALL] : [undefined, SigHash.DEFAULT, SigHash.ALL]
  if (!usual.includes(sigHash))
    throw refuseParams('Only sighash types that cover the whole transaction are supported.')
}
