import { equalBytes } from '@noble/curves/utils.js'
import { SigHash, Transaction } from '@scure/btc-signer'
import { invalidParams, unauthorized } from '../evmWallet/providerRpcError.js'
import type { BitcoinAddress } from './createBitcoinAccount.js'

export interface InputChoice {
  readonly index: number
  /** The signing address. Default: the one that owns the input. */
  readonly address?: string | undefined
  readonly sigHash?: number | undefined
}

export interface SignPsbtOptions {
  readonly addresses: readonly BitcoinAddress[]
  /** Default: all inputs of the account. */
  readonly inputs?: readonly InputChoice[] | undefined
  readonly finalize?: boolean | undefined
}

/** Signs the selected inputs of a PSBT. */
export function signPsbt(psbt: Uint8Array, { addresses, inputs, finalize }: SignPsbtOptions): Transaction {
  const tx = readPsbt(psbt)
  for (const { index, address, sigHash } of inputs ?? listOwn(tx, addresses)) {
    if (index >= tx.inputsLength) throw invalidParams(`The transaction has no input ${index}.`)
    const owner = findOwner(tx, index, addresses)
    if (!owner || (address !== undefined && owner.address !== address)) throw unauthorized()
    const { amount } = requireSpent(tx, index)
    tx.updateInput(index, describeInput(owner, amount), true)
    const allowed = sigHash ?? tx.getInput(index).sighashType ?? defaultSigHash(owner)
    if (sigHash !== undefined) tx.updateInput(index, { sighashType: sigHash }, true)
    tx.signIdx(owner.privateKey, index, [allowed])
    if (finalize) tx.finalizeIdx(index)
  }
  return tx
}

const defaultSigHash = ({ type }: BitcoinAddress) => (type === 'p2tr' ? SigHash.DEFAULT : SigHash.ALL)

export function readPsbt(psbt: Uint8Array): Transaction {
  try {
    return Transaction.fromPSBT(psbt, { allowUnknownOutputs: true, allowUnknownInputs: true })
  } catch (error) {
    throw invalidParams(`Expected a partially signed transaction: ${String(error)}`)
  }
}

/** What a signer needs to know about an input of an address. */
export function describeInput({ script, type, shownKey, redeemScript }: BitcoinAddress, amount: bigint) {
  return {
    witnessUtxo: { script, amount },
    ...(type === 'p2tr' && { tapInternalKey: shownKey }),
    ...(redeemScript && { redeemScript }),
  }
}

function requireSpent(tx: Transaction, index: number): { script: Uint8Array; amount: bigint } {
  const { witnessUtxo, nonWitnessUtxo, index: output = 0 } = tx.getInput(index)
  const spent = witnessUtxo ?? nonWitnessUtxo?.outputs[output]
  if (!spent) throw invalidParams(`Input ${index} does not say what it spends.`)
  return spent
}

function findOwner(
  tx: Transaction,
  index: number,
  addresses: readonly BitcoinAddress[],
): BitcoinAddress | undefined {
  const { script } = requireSpent(tx, index)
  return addresses.find(held => equalBytes(held.script, script))
}

const listOwn = (tx: Transaction, addresses: readonly BitcoinAddress[]): readonly InputChoice[] =>
  Array.from({ length: tx.inputsLength }, (_, index) => ({ index })).filter(({ index }) =>
    findOwner(tx, index, addresses),
  )
