import * as v from 'valibot'
import type { ChainTransaction, HistoryProvider, TokenProvider } from '../DataProviders.js'
import type { ChainNode } from '../nodes/createChainNode.js'
import { BlockTimeSchema, CountSchema } from '../schemas.js'

const OutputSchema = v.object({
  scriptpubkey_address: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  value: v.pipe(CountSchema, v.toBigint()),
})
const TransactionSchema = v.object({
  txid: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  vin: v.array(v.object({ prevout: v.fallback(v.nullable(OutputSchema), null) })),
  vout: v.array(OutputSchema),
  status: v.object({ confirmed: v.boolean(), block_time: v.optional(BlockTimeSchema) }),
})
type Transaction = v.InferOutput<typeof TransactionSchema>
type Output = v.InferOutput<typeof OutputSchema>

const pageSize = 25

export function createBitcoinHistory(
  node: ChainNode,
  tokens: TokenProvider,
  now: () => number = Date.now,
): HistoryProvider {
  const token = tokens.getCoin(node.chainId)

  return {
    async readPage(address, cursor) {
      if (cursor && !/^[0-9a-f]{64}$/.test(cursor)) return { items: [], next: undefined }
      const path = cursor ? `/address/${address}/txs/chain/${cursor}` : `/address/${address}/txs`
      const listed = v.parse(v.array(TransactionSchema), await node.getJson(path))
      const confirmed = listed.filter(({ status }) => status.confirmed)
      const next = confirmed.length === pageSize ? confirmed.at(-1)?.txid : undefined
      return { items: listed.map(transaction => describe(transaction, address)), next }
    },
  }

  function describe({ txid, vin, vout, status }: Transaction, address: string): ChainTransaction {
    const inputs = vin.flatMap(({ prevout }) => (prevout ? [prevout] : []))
    const change = sum(vout, address) - sum(inputs, address)
    const isOwn = sum(inputs, address) > 0n
    const other = (isOwn ? vout : inputs).find(output => output.scriptpubkey_address !== address)
    const peer = other?.scriptpubkey_address ?? ''
    const amount = change < 0n ? -change : change
    const direction = isOwn ? (other ? 'out' : 'self') : 'in'
    return {
      hash: txid,
      minedAt: new Date(status.block_time === undefined ? now() : status.block_time * 1000),
      from: isOwn ? address : peer,
      to: isOwn ? peer : address,
      status: status.confirmed ? 'confirmed' : 'pending',
      nonce: 0,
      operation: isOwn ? 'send' : 'receive',
      transfers: [{ direction, amount, token }],
    }
  }
}

const sum = (outputs: readonly Output[], address: string) =>
  outputs.reduce(
    (total, { scriptpubkey_address, value }) => (scriptpubkey_address === address ? total + value : total),
    0n,
  )
