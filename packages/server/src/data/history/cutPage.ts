import { historyPageLimit } from '@portico/protocol/data'
import type { ChainTransfer } from '../DataProviders.js'

export interface Listed {
  hash: string
  blockNumber: number
}

export interface NewestFirst<Entry> {
  entries: Entry[]
  /** Whether older entries may exist. Unreadable entries count, so `entries` does not tell. */
  hasMore: boolean
}

/** Cuts a page at the block down to which all lists are complete; a block is never split. */
export function cutPage<Entry extends Listed>(whole: readonly NewestFirst<Entry>[]) {
  const all = whole.flatMap(({ entries }) => entries)
  const full = whole.filter(({ hasMore }) => hasMore)
  const blocks = [...new Map(all.map(({ hash, blockNumber }) => [hash, blockNumber])).values()]
  const beyond = blocks.sort((one, other) => other - one)[historyPageLimit] ?? -1
  const complete = Math.max(-1, beyond, ...full.map(({ entries }) => entries.at(-1)?.blockNumber ?? 0))
  // A block that fills a whole list by itself is taken as it is.
  const isCut = all.some(({ blockNumber }) => blockNumber > complete)
  const next = isCut ? complete : complete - 1
  const lists = whole.map(({ entries }) =>
    entries.filter(({ blockNumber }) => !isCut || blockNumber > complete),
  )
  return { lists, next: next >= 0 ? String(next) : undefined }
}

const approve = '0x095ea7b3'

export interface Operation {
  receiver: string
  selector: string
  isOwn: boolean
  transfers: readonly ChainTransfer[]
}

export function nameOperation({ receiver, selector, isOwn, transfers }: Operation): string {
  const directions = new Set(transfers.map(({ direction }) => direction))
  if (isOwn && receiver === '') return 'deploy'
  if (isOwn && selector === approve) return 'approve'
  if (directions.has('in') && directions.has('out')) return 'trade'
  if (directions.has('out') || directions.has('self')) return 'send'
  return directions.has('in') ? 'receive' : 'execute'
}
