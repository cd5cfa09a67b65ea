import { invalidParams, PorticoError } from '@portico/protocol'
import { base64 } from '@scure/base'
import { SigHash, Transaction } from '@scure/btc-signer'

const refuse = (detail: string, cause?: unknown) => new PorticoError(invalidParams, { detail, cause })

/** @param text in base64 */
export function readPsbt(text: string): Transaction {
  try {
    return Transaction.fromPSBT(base64.decode(text), {
      allowUnknownInputs: true,
      allowUnknownOutputs: true,
      allowLegacyWitnessUtxo: true,
    })
  } catch (cause) {
    throw refuse('The PSBT is not valid base64.', cause)
  }
}

export interface SpentOutput {
  readonly script: Uint8Array
  readonly amount: bigint
  /** Whether the PSBT contains the whole previous transaction, whose id commits to the output. */
  readonly isProven: boolean
}

/** Reads the output that an input spends. If the PSBT states it twice, both must agree. */
export function readSpent(transaction: Transaction, at: number): SpentOutput | undefined {
  const { witnessUtxo, nonWitnessUtxo, index } = transaction.getInput(at)
  const proven = index === undefined ? undefined : nonWitnessUtxo?.outputs[index]
  if (nonWitnessUtxo && !proven)
    throw refuse(`Input ${at} spends an output that its previous transaction does not have.`)
  if (proven && witnessUtxo && !isSameOutput(proven, witnessUtxo))
    throw refuse(`Input ${at} has a witnessUtxo that contradicts its nonWitnessUtxo.`)
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
    throw refuse('Only sighash types that cover the whole transaction are supported.')
}
