import { Transaction } from '@scure/btc-signer'

/** Of any kind of inputs and outputs: what they are is for the wallet and the network to judge. */
export function readPsbt(bytes: Uint8Array): Transaction {
  return Transaction.fromPSBT(bytes, {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    allowLegacyWitnessUtxo: true,
  })
}
