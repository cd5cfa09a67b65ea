import type { Pages } from './pages.js'

/** More than a visitor scrolls through; a service may have endless pages. */
export const itemsCap = 10_000
const mostPages = 1000
/** Maximum number of empty pages skipped at once. */
const mostEmpty = 4

interface Page<Item> {
  readonly data: readonly Item[]
  readonly next: string | null
}

export interface ReadPagesParameters<Item, Data extends Pages> {
  /** What is known of earlier pages. */
  readonly before: Data
  readonly cursor: string | undefined
  readonly fetch: (cursor: string | undefined) => Promise<Page<Item>>
  readonly add: (data: Data, items: readonly Item[]) => Data
  readonly count: (data: Data) => number
}

/** Reads pages until one has new items. A page that leads to an already fetched one is the last (T-20). */
export async function readPages<Item, Data extends Pages>({
  before,
  cursor,
  fetch,
  add,
  count,
}: ReadPagesParameters<Item, Data>): Promise<Data> {
  let known: Data = { ...before, next: cursor }
  for (let page = 0; page < mostEmpty; page += 1) {
    const from = known.next
    const { data, next } = await fetch(from)
    const cursors = from === undefined ? known.cursors : [...known.cursors, from]
    const added = add(known, data)
    const isEnd =
      next === null || cursors.includes(next) || cursors.length >= mostPages || count(added) >= itemsCap
    known = { ...added, cursors, next: isEnd ? undefined : next }
    if (known.next === undefined || count(known) > count(before)) break
  }
  return known
}
