import type { Database } from '../../../database/Database.js'
import type { ChainTransaction, ChainTransfer, HistoryProvider, TokenProvider } from '../../DataProviders.js'
import { nameOperation } from '../cutPage.js'
import type { EvmIndex } from './createEvmIndex.js'
import { listTransactions, type Place, type StoredTransaction } from './historyStore.js'
import type { StoredTransfer } from './readTransfers.js'

const pageSize = 25

export interface EvmHistoryOptions {
  chainId: string
  database: Database
  tokens: TokenProvider
  index: EvmIndex
}

export function createEvmHistory({ chainId, database, tokens, index }: EvmHistoryOptions): HistoryProvider {
  return {
    async readPage(account, cursor) {
      const after = parseCursor(cursor)
      if (cursor && !after) return { items: [], next: undefined }
      const list = () => listTransactions(database, { chainId, account }, after, pageSize + 1)
      const { lowest } = await index.update(account, async () => (await list()).length > pageSize)
      const found = await list()
      const page = found.slice(0, pageSize)
      // If nothing was found yet, the next page starts where the scan stopped.
      const last = page.at(-1) ?? (lowest === undefined ? undefined : { block: lowest, position: 0 })
      const hasMore = found.length > pageSize || lowest !== undefined
      const next = last && hasMore ? formatCursor(last) : undefined
      const items = page.map(stored => describe(stored, account))
      return { items: items.filter(({ from, transfers }) => from === account || transfers.length > 0), next }
    },
  }

  function describe(stored: StoredTransaction, account: string): ChainTransaction {
    const isOwn = stored.sender === account
    const transfers = stored.transfers.flatMap(transfer => readTransfer(transfer, account, isOwn))
    return {
      hash: stored.hash,
      minedAt: stored.minedAt,
      from: stored.sender,
      to: stored.receiver,
      status: stored.hasFailed ? 'failed' : 'confirmed',
      nonce: stored.nonce,
      operation: nameOperation({ ...stored, isOwn, transfers }),
      transfers,
    }
  }

  /** Of transactions by others only non-zero transfers of listed tokens count: anyone can emit the rest. */
  function readTransfer(transfer: StoredTransfer, account: string, isOwn: boolean): ChainTransfer[] {
    const amount = BigInt(transfer.amount)
    if (amount === 0n && !isOwn) return []
    const direction = transfer.from !== account ? 'in' : transfer.to === account ? 'self' : 'out'
    const { kind, contract = '', tokenId = '' } = transfer
    if (kind === 'coin') return [{ direction, amount, token: tokens.getCoin(chainId) }]
    if (kind === 'nft')
      return [{ direction, amount, nft: { address: contract, tokenId, name: `#${tokenId}` } }]
    const token = tokens.findToken({ chainId, address: contract })
    return token ? [{ direction, amount, token }] : []
  }
}

const formatCursor = ({ block, position }: Place) => `${block}-${position}`

function parseCursor(text: string | undefined): Place | undefined {
  const [, block, position] = /^([0-9]{1,15})-([0-9]{1,9})$/.exec(text ?? '') ?? []
  return block && position ? { block: Number(block), position: Number(position) } : undefined
}
