import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { hex } from '@scure/base'
import { asRecord } from '../localChain/jsonRpc.js'
import type { HttpAnswer, HttpRequest } from '../localChain/listen.js'
import type { BitcoinLedger, LedgerOutput, LedgerTransaction } from './createBitcoinLedger.js'

type Act = (ledger: BitcoinLedger, part: string, request: HttpRequest) => unknown
type Route = readonly [method: 'GET' | 'POST', path: RegExp, act: Act]

/** Esplora returns single values as text. */
class PlainText {
  readonly text: string
  constructor(text: string | number) {
    this.text = String(text)
  }
}

/** Blocks contain one transaction each, so the height identifies them. */
const getBlockHash = (height: number) => hex.encode(sha256(utf8ToBytes(`block ${height}`)))

const describeStatus = ({ height, time }: { height: number; time?: number }) => ({
  confirmed: true,
  block_height: height,
  block_hash: getBlockHash(height),
  ...(time !== undefined && { block_time: time }),
})

const getStats = (ledger: BitcoinLedger, address: string) => {
  const transactions = ledger.getTransactions(address)
  const own = (outputs: readonly LedgerOutput[]) =>
    outputs.filter(({ script }) => ledger.formatAddress(script) === address)
  const funded = transactions.flatMap(({ creates }) => own(creates))
  const spent = transactions.flatMap(({ spends }) => own(spends))
  return {
    funded_txo_count: funded.length,
    funded_txo_sum: sum(funded),
    spent_txo_count: spent.length,
    spent_txo_sum: sum(spent),
    tx_count: transactions.length,
  }
}

const sum = (outputs: readonly LedgerOutput[]) =>
  outputs.reduce((total, { amount }) => total + Number(amount), 0)

const noStats = { funded_txo_count: 0, funded_txo_sum: 0, spent_txo_count: 0, spent_txo_sum: 0, tx_count: 0 }

function describeTransaction(ledger: BitcoinLedger, transaction: LedgerTransaction) {
  const { txid, raw, spends, creates } = transaction
  const describeOutput = ({ script, amount }: LedgerOutput) => ({
    scriptpubkey: hex.encode(script),
    scriptpubkey_address: ledger.formatAddress(script),
    value: Number(amount),
  })
  return {
    txid,
    size: raw.length,
    fee: spends.length > 0 ? sum(spends) - sum(creates) : 0,
    vin: spends.map(output => ({ txid: output.txid, vout: output.vout, prevout: describeOutput(output) })),
    vout: creates.map(describeOutput),
    status: describeStatus(transaction),
  }
}

function requireTransaction(ledger: BitcoinLedger, txid: string): LedgerTransaction {
  const found = ledger.findTransaction(txid)
  if (!found) throw new Error('Transaction not found')
  return found
}

/** The transaction that spent an output, given as `txid/outspend/index`. */
function describeSpending(ledger: BitcoinLedger, output: string) {
  const [txid = '', , vout] = output.split('/')
  requireTransaction(ledger, txid)
  const spending = ledger
    .getTransactions()
    .find(({ spends }) => spends.some(spent => spent.txid === txid && spent.vout === Number(vout)))
  return spending ? { spent: true, txid: spending.txid, status: describeStatus(spending) } : { spent: false }
}

const feeEstimates = { '1': 3, '2': 3, '3': 2, '6': 2, '10': 1, '144': 1 }

const routes: readonly Route[] = [
  [
    'GET',
    /^\/address\/(\w+)$/,
    (ledger, address) => ({ address, chain_stats: getStats(ledger, address), mempool_stats: noStats }),
  ],
  [
    'GET',
    /^\/address\/(\w+)\/utxo$/,
    (ledger, address) =>
      ledger.getUnspent(address).map(({ txid, vout, amount, height }) => ({
        txid,
        vout,
        value: Number(amount),
        status: describeStatus({ height }),
      })),
  ],
  [
    'GET',
    /^\/address\/(\w+)\/txs(?:\/chain)?$/,
    (ledger, address) =>
      ledger.getTransactions(address).map(transaction => describeTransaction(ledger, transaction)),
  ],
  ['GET', /^\/fee-estimates$/, () => feeEstimates],
  ['GET', /^\/blocks\/tip\/height$/, ledger => new PlainText(ledger.getHeight())],
  [
    'GET',
    /^\/block-height\/(\d+)$/,
    (ledger, height) => new PlainText(height === '0' ? ledger.genesisHash : getBlockHash(Number(height))),
  ],
  ['GET', /^\/blocks\/tip\/hash$/, ledger => new PlainText(getBlockHash(ledger.getHeight()))],
  ['GET', /^\/tx\/(\w+)$/, (ledger, txid) => describeTransaction(ledger, requireTransaction(ledger, txid))],
  ['GET', /^\/tx\/(\w+)\/status$/, (ledger, txid) => describeStatus(requireTransaction(ledger, txid))],
  ['GET', /^\/tx\/(\w+\/outspend\/\d+)$/, (ledger, output) => describeSpending(ledger, output)],
  [
    'GET',
    /^\/tx\/(\w+)\/hex$/,
    (ledger, txid) => new PlainText(hex.encode(requireTransaction(ledger, txid).raw)),
  ],
  [
    'POST',
    /^\/tx$/,
    (ledger, _, { body }) => new PlainText(ledger.broadcast(hex.decode(body.trim().toLowerCase()))),
  ],
  [
    'POST',
    /^\/faucet$/,
    (ledger, _, { body }) => {
      const { address, amount = 100_000_000 } = asRecord(JSON.parse(body))
      return { txid: ledger.fund(String(address), BigInt(Number(amount))) }
    },
  ],
]

/** The part of Esplora's HTTP API that wallets and sites use, with a faucet. */
export function answerEsplora(ledger: BitcoinLedger, request: HttpRequest): HttpAnswer {
  for (const [method, path, act] of routes) {
    const match = request.method === method ? path.exec(request.url.pathname) : null
    if (!match) continue
    try {
      const result = act(ledger, match[1] ?? '', request)
      if (result instanceof PlainText) return { type: 'text/plain', body: result.text }
      return { body: JSON.stringify(result) }
    } catch (error) {
      return describeFailure(error, request)
    }
  }
  return { status: 404, type: 'text/plain', body: 'Not Found' }
}

function describeFailure(error: unknown, { method }: HttpRequest): HttpAnswer {
  const message = error instanceof Error ? error.message : String(error)
  if (message === 'Transaction not found') return { status: 404, type: 'text/plain', body: message }
  const body =
    method === 'POST' ? `sendrawtransaction RPC error: ${JSON.stringify({ code: -26, message })}` : message
  return { status: 400, type: 'text/plain', body }
}
