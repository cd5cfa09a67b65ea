import type { Transaction } from '@scure/btc-signer'

export interface SpentOutput {
  readonly script: Uint8Array
  readonly amount: bigint
}

export function readSpent(transaction: Transaction, at: number): SpentOutput | undefined {
  const { witnessUtxo, nonWitnessUtxo, index } = transaction.getInput(at)
  return witnessUtxo ?? (index === undefined ? undefined : nonWitnessUtxo?.outputs[index])
}
