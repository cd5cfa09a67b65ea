import { encodeAddress } from '@portico/codec/abi'
import type { ChainNode } from '../../nodes/createChainNode.js'
import { UpstreamFailure } from '../../UpstreamFailure.js'
import type { StoredTransaction } from './historyStore.js'
import {
  type Block,
  describeTransaction,
  type PlacedLog,
  readBlocks,
  readLogs,
  readReceipts,
  readTimes,
  readTransactions,
} from './readChain.js'
import { readTransfers, type StoredTransfer, transferTopics } from './readTransfers.js'

const blocksAtOnce = 50

export async function scanBlocks(node: ChainNode, from: number, to: number) {
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

const { transfer, single, batch } = transferTopics
/** If an account exceeds this within one step, transfers of listed tokens are read first. */
const mostTransactions = 200

/** In transactions that the account did not send, only contracts that `isWanted` accepts are believed. */
export async function scanLogs(
  node: ChainNode,
  account: string,
  { from, to, isWanted }: { from: number; to: number; isWanted: (contract: string) => boolean },
): Promise<StoredTransaction[]> {
  const word = `0x${encodeAddress(account)}`
  const filters = [
    [transfer, word],
    [transfer, null, word],
    [[single, batch], null, word],
    [[single, batch], null, null, word],
  ]
  const logs = await readAll()
  const byHash = new Map<string, PlacedLog[]>()
  for (const log of logs) {
    const list = byHash.get(log.transactionHash) ?? []
    list.push(log)
    byHash.set(log.transactionHash, list)
  }
  const isKnown = (log: PlacedLog) =>
    readTransfers(log).some(({ contract = '', amount }) => isWanted(contract) && amount !== '0')
  const known = new Set(logs.filter(isKnown).map(({ transactionHash }) => transactionHash))
  const hashes = [...new Set([...known, ...byHash.keys()])].slice(0, mostTransactions)
  const transactions = await readTransactions(node, hashes)
  const times = await readTimes(node, [...new Set(transactions.map(({ blockNumber }) => blockNumber))])
  return transactions.flatMap(transaction => {
    const all = (byHash.get(transaction.hash) ?? []).flatMap(readTransfers)
    const transfers = all.filter(
      ({ kind, contract = '', amount }) =>
        transaction.from === account || kind === 'nft' || (isWanted(contract) && amount !== '0'),
    )
    const time = times.get(transaction.blockNumber)
    if (transfers.length === 0 || time === undefined) return []
    if (transaction.from === account && transaction.value > 0n) {
      transfers.unshift({
        kind: 'coin',
        amount: `${transaction.value}`,
        from: account,
        to: transaction.to ?? '',
      })
    }
    return [{ ...describeTransaction(transaction, time, false), transfers }]
  })

  async function readAll(): Promise<PlacedLog[]> {
    try {
      const lists = await Promise.all(filters.map(topics => readLogs(node, from, to, topics)))
      return [...new Map(lists.flat().map(log => [JSON.stringify(log), log])).values()]
    } catch (cause) {
      // Otherwise a single block full of spam would make the account's history unreadable for good.
      if (from === to && cause instanceof UpstreamFailure && cause.isTooLong) return []
      throw cause
    }
  }
}
