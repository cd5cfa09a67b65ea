import * as v from 'valibot'
import type { ChainNode } from '../../nodes/createChainNode.js'
import { BlockTimeSchema, HexNumberSchema, hex, QuantitySchema } from '../../schemas.js'
import { UpstreamFailure } from '../../UpstreamFailure.js'
import type { StoredTransaction } from './historyStore.js'
import { type Log, LogSchema } from './readTransfers.js'

const number = HexNumberSchema
const hash = hex(32)

export const TransactionSchema = v.object({
  hash,
  blockNumber: number,
  transactionIndex: number,
  from: hex(20),
  to: v.nullish(hex(20)),
  nonce: number,
  value: QuantitySchema,
  input: v.fallback(v.string(), '0x'),
})
export type NodeTransaction = v.InferOutput<typeof TransactionSchema>

const HeadSchema = v.object({ number, hash, timestamp: v.pipe(number, BlockTimeSchema) })
const BlockSchema = v.object({ ...HeadSchema.entries, transactions: v.array(TransactionSchema) })
const ReceiptSchema = v.object({
  transactionHash: hash,
  status: v.optional(v.picklist(['0x0', '0x1']), '0x1'),
  logs: v.array(LogSchema),
})

export type Block = v.InferOutput<typeof BlockSchema>
export type Receipt = v.InferOutput<typeof ReceiptSchema>

export const toHex = (count: number) => `0x${count.toString(16)}`

export const readHead = async (node: ChainNode): Promise<number> =>
  v.parse(number, await node.call('eth_blockNumber', []))

export async function readBlockHash(node: ChainNode, block: number): Promise<string | undefined> {
  const found = v.safeParse(HeadSchema, await node.call('eth_getBlockByNumber', [toHex(block), false]))
  return found.success ? found.output.hash : undefined
}

async function readMany<schema extends v.GenericSchema>(
  node: ChainNode,
  method: string,
  params: readonly unknown[][],
  schema: schema,
): Promise<v.InferOutput<schema>[]> {
  const answers = await node.callMany(params.map(one => ({ method, params: one })))
  return answers.map(answer => {
    const parsed = v.safeParse(schema, answer)
    if (!parsed.success)
      throw new UpstreamFailure(`The node of ${node.chainId} lacks some of the requested data.`)
    return parsed.output
  })
}

export const readBlocks = (node: ChainNode, numbers: readonly number[]): Promise<Block[]> =>
  readMany(
    node,
    'eth_getBlockByNumber',
    numbers.map(block => [toHex(block), true]),
    BlockSchema,
  )

export const readReceipts = (node: ChainNode, hashes: readonly string[]): Promise<Receipt[]> =>
  readMany(
    node,
    'eth_getTransactionReceipt',
    hashes.map(one => [one]),
    ReceiptSchema,
  )

export const readTransactions = (node: ChainNode, hashes: readonly string[]): Promise<NodeTransaction[]> =>
  readMany(
    node,
    'eth_getTransactionByHash',
    hashes.map(one => [one]),
    TransactionSchema,
  )

export async function readTimes(node: ChainNode, blocks: readonly number[]): Promise<Map<number, number>> {
  const heads = await readMany(
    node,
    'eth_getBlockByNumber',
    blocks.map(block => [toHex(block), false]),
    HeadSchema,
  )
  return new Map(heads.map(({ timestamp }, index) => [blocks[index] ?? 0, timestamp]))
}

const PlacedLogSchema = v.object({ ...LogSchema.entries, transactionHash: hash, blockNumber: number })
export type PlacedLog = Log & { transactionHash: string; blockNumber: number }

/** Skips logs that do not match the schema, such as those of a chain with longer words. */
export async function readLogs(
  node: ChainNode,
  from: number,
  to: number,
  topics: readonly (string | readonly string[] | null)[],
): Promise<PlacedLog[]> {
  const filter = { fromBlock: toHex(from), toBlock: toHex(to), topics }
  const logs = v.parse(v.array(v.unknown()), await node.callForeign('eth_getLogs', [filter]))
  return logs.flatMap(log => {
    const parsed = v.safeParse(PlacedLogSchema, log)
    return parsed.success ? [parsed.output] : []
  })
}

export function describeTransaction(
  transaction: NodeTransaction,
  timestamp: number,
  hasFailed: boolean,
): Omit<StoredTransaction, 'transfers'> {
  return {
    hash: transaction.hash,
    block: transaction.blockNumber,
    position: transaction.transactionIndex,
    minedAt: new Date(timestamp * 1000),
    sender: transaction.from,
    receiver: transaction.to ?? '',
    nonce: transaction.nonce,
    hasFailed,
    selector: /^0x[0-9a-fA-F]{8}/.exec(transaction.input)?.[0].toLowerCase() ?? '',
  }
}
