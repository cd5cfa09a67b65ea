import { type BitcoinNetworkName, bitcoinNetworks, genesisHashes } from '@portico/testing/bitcoin-wallet'
import { hex } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { checkInput, type SpentOutput } from './checkInput.js'

export interface LedgerOutput extends SpentOutput {
  readonly txid: string
  readonly vout: number
  readonly height: number
}

export interface LedgerTransaction {
  readonly txid: string
  readonly raw: Uint8Array
  readonly height: number
  readonly time: number
  readonly spends: readonly LedgerOutput[]
  readonly creates: readonly LedgerOutput[]
}

export interface BitcoinLedger {
  readonly genesisHash: string
  getHeight(): number
  getUnspent(address: string): readonly LedgerOutput[]
  /** Newest first. */
  getTransactions(address?: string): readonly LedgerTransaction[]
  findTransaction(txid: string): LedgerTransaction | undefined
  formatAddress(script: Uint8Array): string | undefined
  /** Mints coins, as in a coinbase transaction. */
  fund(address: string, satoshis: bigint): string
  /** Puts a signed transaction into its own block, or throws what is wrong with it. */
  broadcast(raw: Uint8Array): string
}

const least = 546n
const leastFeeRate = 1n

export function createBitcoinLedger(network: BitcoinNetworkName): BitcoinLedger {
  const coder = Address(bitcoinNetworks[network])
  const unspent = new Map<string, LedgerOutput>()
  const transactions: LedgerTransaction[] = []
  let height = 100

  const readScript = (address: string) => OutScript.encode(coder.decode(address))
  function formatAddress(script: Uint8Array): string | undefined {
    try {
      return coder.encode(OutScript.decode(script))
    } catch {
      return undefined
    }
  }

  function include(tx: Transaction, raw: Uint8Array, spends: readonly LedgerOutput[]): string {
    height++
    const txid = tx.id
    const creates = listOutputs(tx).map((output, vout) => ({ ...output, txid, vout, height }))
    for (const output of spends) unspent.delete(nameOutput(output))
    for (const output of creates) unspent.set(nameOutput(output), output)
    transactions.unshift({ txid, raw, height, time: Math.floor(Date.now() / 1000), spends, creates })
    return txid
  }

  return {
    genesisHash: genesisHashes[network],
    getHeight: () => height,
    getUnspent(address) {
      const script = hex.encode(readScript(address))
      return [...unspent.values()].filter(output => hex.encode(output.script) === script)
    },
    getTransactions(address) {
      if (address === undefined) return transactions
      const script = hex.encode(readScript(address))
      return transactions.filter(({ spends, creates }) =>
        [...spends, ...creates].some(output => hex.encode(output.script) === script),
      )
    },
    findTransaction: txid => transactions.find(transaction => transaction.txid === txid),
    formatAddress,
    fund(address, satoshis) {
      const tx = new Transaction({ allowUnknownInputs: true })
      // The block height keeps two coinbase transactions apart, as in real blocks.
      const mark = new Uint8Array(32).fill(0xff)
      new DataView(mark.buffer).setUint32(0, height)
      tx.addOutput({ script: readScript(address), amount: satoshis })
      tx.addInput({ txid: mark, index: 0, finalScriptSig: Uint8Array.of(0x51) })
      return include(tx, tx.toBytes(true, true), [])
    },
    broadcast(raw) {
      const tx = readRaw(raw)
      const spends = listInputs(tx).map(name => {
        const output = unspent.get(name)
        if (!output) throw new Error('bad-txns-inputs-missingorspent')
        return output
      })
      if (new Set(spends).size !== spends.length) throw new Error('bad-txns-inputs-duplicate')
      const paid = listOutputs(tx)
      if (paid.some(({ amount, script }) => amount < least && script[0] !== 0x6a)) throw new Error('dust')
      const fee = sum(spends) - sum(paid)
      if (fee < 0n) throw new Error('bad-txns-in-belowout')
      for (let index = 0; index < tx.inputsLength; index++) checkInput(tx, index, spends)
      if (fee < leastFeeRate * BigInt(tx.vsize)) throw new Error('min relay fee not met')
      return include(tx, raw, spends)
    },
  }
}

const nameOutput = ({ txid, vout }: { txid: string; vout: number }) => `${txid}:${vout}`
const sum = (outputs: readonly SpentOutput[]) => outputs.reduce((total, { amount }) => total + amount, 0n)

function listInputs(tx: Transaction): readonly string[] {
  return Array.from({ length: tx.inputsLength }, (_, at) => {
    const { txid, index } = tx.getInput(at)
    return nameOutput({ txid: hex.encode(txid ?? new Uint8Array()), vout: index ?? 0 })
  })
}

function listOutputs(tx: Transaction): readonly SpentOutput[] {
  return Array.from({ length: tx.outputsLength }, (_, index) => {
    const { script = new Uint8Array(), amount = 0n } = tx.getOutput(index)
    return { script, amount }
  })
}

function readRaw(raw: Uint8Array): Transaction {
  try {
    return Transaction.fromRaw(raw, { allowUnknownInputs: true, allowUnknownOutputs: true })
  } catch {
    throw new Error('TX decode failed')
  }
}
