import { historyPageLimit } from '@portico/protocol/data'

export interface Listed {
  hash: string
  blockNumber: number
}

/** The newest first. */
export interface NewestFirst<Entry> {
  entries: Entry[]
  /** Whether there may be older ones. Of what was told not everything may have been readable. */
  hasMore: boolean
}

export interface CutPage<Entry> {
  /** The same lists, with what belongs to this page. */
  lists: Entry[][]
  /** The block down to which the next page is to be read; undefined at the end. */
  next: string | undefined
}

/**
 * A page out of several lists of one account, down to the block to which all of them are complete. What does not fit into
 * a page, with the rest of its block, is for the next.
 */
export function cutPage<Entry extends Listed>(whole: readonly NewestFirst<Entry>[]): CutPage<Entry> {
  const all = whole.flatMap(({ entries }) => entries)
  const full = whole.filter(({ hasMore }) => hasMore)
  const blocks = [...new Map(all.map(({ hash, blockNumber }) => [hash, blockNumber])).values()]
  const beyond = blocks.sort((one, other) => other - one)[historyPageLimit] ?? -1
  const complete = Math.max(-1, beyond, ...full.map(({ entries }) => entries.at(-1)?.blockNumber ?? 0))
  // A block that holds a whole list by itself is taken as it is.
  const isCut = all.some(({ blockNumber }) => blockNumber > complete)
  const next = isCut ? complete : complete - 1
  const lists = whole.map(({ entries }) =>
    entries.filter(({ blockNumber }) => !isCut || blockNumber > complete),
  )
  return { lists, next: next >= 0 ? String(next) : undefined }
}
