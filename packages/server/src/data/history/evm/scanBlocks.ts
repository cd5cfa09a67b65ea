import type { ChainNode } from '../../nodes/createChainNode.js'
import type { StoredTransaction } from './historyStore.js'
import { type Block, describeTransaction, readBlocks, readReceipts } from './readChain.js'
import { readTransfers, type StoredTransfer } from './readTransfers.js'

const blocksAtOnce = 50

export async function scanBlocks(
  node: ChainNode,
  from: number,
  to: number,
): Promise<Map<string, StoredTransaction[]>> {
  const found = new Map<string, StoredTransaction[]>()
  for (let start = from; start <= to; start += blocksAtOnce) {
    const numbers = Array.from(
      { length: Math.min(blocksAtOnce, to - start + 1) },
      (_, index) => start + index,
    )
    await addBlocks(node, await readBlocks(node, numbers), found)
  }
  return found
}

async function addBlocks(node: ChainNode, blocks: readonly Block[], found: Map<string, StoredTransaction[]>) {
  const all = blocks.flatMap(({ timestamp, transactions }) =>
    transactions.map(transaction => ({ timestamp, transaction })),
  )
  const receipts = await readReceipts(
    node,
    all.map(({ transaction }) => transaction.hash),
  )
  for (const [index, { timestamp, transaction }] of all.entries()) {
    const receipt = receipts[index]
    if (!receipt) continue
    const hasFailed = receipt.status === '0x0'
    const described = describeTransaction(transaction, timestamp, hasFailed)
    const coin: StoredTransfer = {
      kind: 'coin',
      amount: `${transaction.value}`,
      from: transaction.from,
      to: transaction.to ?? '',
    }
    const transfers = hasFailed
      ? []
      : [...(transaction.value > 0n ? [coin] : []), ...receipt.logs.flatMap(readTransfers)]
    const accounts = new Set([
      transaction.from,
      ...transfers.flatMap(transfer => [transfer.from, transfer.to]),
    ])
    for (const account of accounts) {
      const own = transfers.filter(transfer => transfer.from === account || transfer.to === account)
      const list = found.get(account) ?? []
      list.push({ ...described, transfers: own })
      found.set(account, list)
    }
  }
}
