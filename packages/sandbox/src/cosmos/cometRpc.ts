import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { encodeField, encodeMessage } from '@portico/codec/protobuf'
import { base64, hex } from '@scure/base'
import { asRecord, invalidParams, JsonRpcError } from '../localChain/jsonRpc.js'
import { type CosmosLedger, gasOfTransfer, type LedgerAccount, type TxResult } from './createCosmosLedger.js'
import { type Fields, getText, readFields } from './protobuf.js'
import type { Coin } from './readTx.js'

type Method = (ledger: CosmosLedger, params: Readonly<Record<string, unknown>>) => unknown
type Query = (ledger: CosmosLedger, request: Fields) => Uint8Array

const emptyHash = hex.encode(sha256(new Uint8Array())).toUpperCase()

const writeCoin = ({ denom, amount }: Coin) => concatBytes(encodeField(1, denom), encodeField(2, amount))
const writeAny = (typeUrl: string, value: Uint8Array) =>
  concatBytes(encodeField(1, typeUrl), encodeField(2, value))

function writeAccount({ address, accountNumber, sequence, publicKey }: LedgerAccount): Uint8Array {
  const key = publicKey && writeAny('/cosmos.crypto.secp256k1.PubKey', encodeField(1, publicKey))
  return concatBytes(
    encodeField(1, address),
    key ? encodeMessage(2, key) : new Uint8Array(),
    encodeField(3, accountNumber),
    encodeField(4, sequence),
  )
}

/** The queries that CosmJS sends through CometBFT. */
const queries: Readonly<Record<string, Query>> = {
  '/cosmos.auth.v1beta1.Query/Account'(ledger, request) {
    const address = getText(request, 1)
    const account = ledger.getAccount(address)
    if (!account)
      throw new Error(`rpc error: code = NotFound desc = account ${address} not found: key not found`)
    return encodeMessage(1, writeAny('/cosmos.auth.v1beta1.BaseAccount', writeAccount(account)))
  },
  '/cosmos.bank.v1beta1.Query/Balance'(ledger, request) {
    const denom = getText(request, 2)
    const held = ledger.getBalances(getText(request, 1)).find(coin => coin.denom === denom)
    return encodeMessage(1, writeCoin(held ?? { denom, amount: '0' }))
  },
  '/cosmos.bank.v1beta1.Query/AllBalances': (ledger, request) =>
    concatBytes(...ledger.getBalances(getText(request, 1)).map(coin => encodeMessage(1, writeCoin(coin)))),
  '/cosmos.tx.v1beta1.Service/Simulate': () =>
    concatBytes(encodeMessage(1, encodeField(2, gasOfTransfer)), encodeMessage(2)),
}

const abciQuery: Method = (ledger, { path, data }) => {
  const query = Object.hasOwn(queries, String(path)) ? queries[String(path)] : undefined
  const base = { info: '', index: '0', key: null, proofOps: null, height: String(ledger.getHeight()) }
  try {
    if (!query) throw new Error(`unknown query path: ${String(path)}`)
    const value = base64.encode(query(ledger, readFields(hex.decode(String(data)))))
    return { response: { ...base, code: 0, log: '', value, codespace: '' } }
  } catch (error) {
    const log = error instanceof Error ? error.message : String(error)
    return { response: { ...base, code: 22, log, value: null, codespace: 'sdk' } }
  }
}

const describeResult = ({ code, log, gasWanted, gasUsed }: TxResult) => ({
  code,
  data: null,
  log,
  info: '',
  gas_wanted: gasWanted.toString(),
  gas_used: gasUsed.toString(),
  events: [],
  codespace: code === 0 ? '' : 'sdk',
})

const describeTx = (result: TxResult) => ({
  hash: result.hash,
  height: String(result.included?.height ?? 0),
  index: 0,
  tx_result: describeResult(result),
  tx: base64.encode(result.included?.bytes ?? new Uint8Array()),
})

const broadcast: Method = (ledger, { tx }) => {
  if (typeof tx !== 'string') throw invalidParams('expected a transaction')
  const result = ledger.broadcast(base64.decode(tx))
  // A transaction that failed inside a block was accepted by the node.
  const { code, log } = result.included ? { code: 0, log: '' } : result
  return { code, data: '', log, codespace: code === 0 ? '' : 'sdk', hash: result.hash }
}

const searchTxs: Method = (ledger, { query }) => {
  const hash = /tx\.hash\s*=\s*'([0-9a-f]+)'/i.exec(String(query))?.[1]
  const found = hash ? ledger.findTx(hash) : undefined
  return { txs: found ? [describeTx(found)] : [], total_count: found ? '1' : '0' }
}

const getStatus: Method = ledger => ({
  node_info: {
    protocol_version: { p2p: '8', block: '11', app: '0' },
    id: '0'.repeat(40),
    listen_addr: 'tcp://127.0.0.1:26656',
    network: ledger.chainId,
    version: '0.38.12',
    channels: '40',
    moniker: 'local',
    other: { tx_index: 'on', rpc_address: 'tcp://127.0.0.1:26657' },
  },
  sync_info: {
    latest_block_hash: emptyHash,
    latest_app_hash: emptyHash,
    latest_block_height: String(ledger.getHeight()),
    latest_block_time: new Date().toISOString(),
    earliest_block_hash: emptyHash,
    earliest_app_hash: emptyHash,
    earliest_block_height: '1',
    earliest_block_time: new Date(0).toISOString(),
    catching_up: false,
  },
  validator_info: {
    address: '0'.repeat(40),
    pub_key: { type: 'tendermint/PubKeyEd25519', value: base64.encode(new Uint8Array(32)) },
    voting_power: '1',
  },
})

const getInfo: Method = ledger => ({
  response: {
    data: 'local',
    version: '1.0.0',
    last_block_height: String(ledger.getHeight()),
    last_block_app_hash: base64.encode(hex.decode(emptyHash.toLowerCase())),
  },
})

/** Methods that CosmJS calls; see CometBFT's RPC reference. */
const methods: Readonly<Record<string, Method>> = {
  abci_info: getInfo,
  abci_query: abciQuery,
  broadcast_tx_sync: broadcast,
  status: getStatus,
  tx_search: searchTxs,
}

export function callComet(ledger: CosmosLedger, method: string, params: unknown): unknown {
  const act = Object.hasOwn(methods, method) ? methods[method] : undefined
  if (!act) throw new JsonRpcError(-32601, 'Method not found')
  return act(ledger, asRecord(params))
}
