import { Transaction } from '@scure/btc-signer'

/** Accepts any input and output type: the wallet and the network validate them. */
export function readPsbt(bytes: Uint8Array): Transaction {
  return Transaction.fromPSBT(bytes, {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    allowLegacyWitnessUtxo: true,
  })
}

export function isSameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

export interface SpentOutput {
  readonly script: Uint8Array
  readonly amount: bigint
}

export function readSpent(transaction: Transaction, at: number): SpentOutput | undefined {
  const { witnessUtxo, nonWitnessUtxo, index } = transaction.getInput(at)
  return witnessUtxo ?? (index === undefined ? undefined : nonWitnessUtxo?.outputs[index])
}
