import { base64 } from '@scure/base'
import { asRecord } from '../localChain/jsonRpc.js'
import type { HttpAnswer, HttpRequest } from '../localChain/listen.js'
import { type CosmosLedger, gasOfTransfer } from './createCosmosLedger.js'
import { describeTx } from './describeTx.js'

type Answer = { readonly status?: number; readonly body: unknown }
type Route = readonly [
  method: 'GET' | 'POST',
  path: RegExp,
  act: (ledger: CosmosLedger, request: HttpRequest, part: string) => Answer,
]

const listed = (total: number) => ({ next_key: null, total: String(total) })
const notFound = (message: string): Answer => ({ status: 404, body: { code: 5, message, details: [] } })

/** By event attribute and maximum height: the needed subset of CometBFT's query language. */
function searchTxs(ledger: CosmosLedger, { url }: HttpRequest): Answer {
  const query = url.searchParams.get('query') ?? ''
  const [, type, key, value, height] = /^(\w+)\.(\w+)='(\w+)'(?: AND tx\.height<=(\d+))?$/.exec(query) ?? []
  if (!type) return { status: 400, body: { code: 3, message: 'failed to parse query', details: [] } }
  const found = ledger
    .listTxs()
    .filter(({ included }) => height === undefined || (included?.height ?? 0n) <= BigInt(height))
    .map(tx => describeTx(tx, ledger.prefix))
    .filter(({ events }) =>
      events.some(
        event =>
          event.type === type && event.attributes.some(each => each.key === key && each.value === value),
      ),
    )
  const limit = Number(url.searchParams.get('limit') ?? 100)
  return { body: { txs: [], tx_responses: found.slice(0, limit), total: String(found.length) } }
}

const routes: readonly Route[] = [
  ['GET', /^\/cosmos\/auth\/v1beta1\/bech32$/, ledger => ({ body: { bech32_prefix: ledger.prefix } })],
  [
    'GET',
    /^\/cosmos\/auth\/v1beta1\/accounts\/(\w+)$/,
    (ledger, _, address) => {
      const account = ledger.getAccount(address)
      if (!account) return notFound(`rpc error: code = NotFound desc = account ${address} not found`)
      const { accountNumber, sequence, publicKey } = account
      const key = publicKey && { '@type': '/cosmos.crypto.secp256k1.PubKey', key: base64.encode(publicKey) }
      return {
        body: {
          account: {
            '@type': '/cosmos.auth.v1beta1.BaseAccount',
            address,
            pub_key: key ?? null,
            account_number: accountNumber.toString(),
            sequence: sequence.toString(),
          },
        },
      }
    },
  ],
  [
    'GET',
    /^\/cosmos\/bank\/v1beta1\/(?:spendable_)?balances\/(\w+)$/,
    (ledger, _, address) => {
      const balances = ledger.getBalances(address)
      return { body: { balances, pagination: listed(balances.length) } }
    },
  ],
  [
    'GET',
    /^\/cosmos\/bank\/v1beta1\/(?:spendable_)?balances\/(\w+)\/by_denom$/,
    (ledger, { url }, address) => {
      const denom = url.searchParams.get('denom') ?? ''
      const balance = ledger.getBalances(address).find(coin => coin.denom === denom)
      return { body: { balance: balance ?? { denom, amount: '0' } } }
    },
  ],
  [
    'GET',
    /^\/cosmos\/base\/tendermint\/v1beta1\/node_info$/,
    ledger => ({
      body: { default_node_info: { network: ledger.chainId, version: '0.38.12', moniker: 'local' } },
    }),
  ],
  [
    'GET',
    /^\/cosmos\/base\/tendermint\/v1beta1\/blocks\/latest$/,
    ledger => ({
      body: {
        block: {
          header: {
            chain_id: ledger.chainId,
            height: String(ledger.getHeight()),
            time: new Date().toISOString(),
          },
        },
      },
    }),
  ],
  [
    'POST',
    /^\/cosmos\/tx\/v1beta1\/txs$/,
    (ledger, { body }) => {
      const { tx_bytes } = asRecord(JSON.parse(body))
      return {
        body: { tx_response: describeTx(ledger.broadcast(base64.decode(String(tx_bytes))), ledger.prefix) },
      }
    },
  ],
  ['GET', /^\/cosmos\/tx\/v1beta1\/txs$/, searchTxs],
  [
    'POST',
    /^\/cosmos\/tx\/v1beta1\/simulate$/,
    () => ({
      body: {
        gas_info: { gas_wanted: '0', gas_used: gasOfTransfer.toString() },
        result: { data: '', log: '', events: [] },
      },
    }),
  ],
  [
    'GET',
    /^\/cosmos\/tx\/v1beta1\/txs\/(\w+)$/,
    (ledger, _, hash) => {
      const found = ledger.findTx(hash)
      return found
        ? { body: { tx_response: describeTx(found, ledger.prefix) } }
        : notFound(`tx not found: ${hash}`)
    },
  ],
  [
    'POST',
    /^\/faucet$/,
    (ledger, { body }) => {
      const { address, denom = 'uatom', amount = '1000000' } = asRecord(JSON.parse(body))
      ledger.fund(String(address), { denom: String(denom), amount: String(amount) })
      return { body: {} }
    },
  ],
]

/** The part of the REST API that wallets and sites use, with a faucet. */
export function answerRest(ledger: CosmosLedger, request: HttpRequest): HttpAnswer {
  for (const [method, path, act] of routes) {
    const match = request.method === method ? path.exec(request.url.pathname) : null
    if (!match) continue
    try {
      const { status = 200, body } = act(ledger, request, match[1] ?? '')
      return { status, body: JSON.stringify(body) }
    } catch (error) {
      return { status: 400, body: JSON.stringify({ code: 3, message: String(error), details: [] }) }
    }
  }
  return { status: 501, body: JSON.stringify({ code: 12, message: 'Not Implemented', details: [] }) }
}
