import { Transaction } from '@scure/btc-signer'

/** Accepts any input and output type: the wallet and the network validate them. */
export function readPsbt(bytes: Uint8Array): Transaction {
  return Transaction.fromPSBT(bytes, {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    allowLegacyWitnessUtxo: true,
  })
}
