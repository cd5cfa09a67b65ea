import type { Database } from '../../../database/Database.js'
import { createCache } from '../../createCache.js'
import type { ChainNode } from '../../nodes/createChainNode.js'
import { RpcFailure } from '../../nodes/RpcFailure.js'
import { withoutWork } from '../../nodes/requestWork.js'
import { UpstreamFailure } from '../../UpstreamFailure.js'
import { findScan, keepScan, type Scan, type ScanKey, type StoredTransaction } from './historyStore.js'
import { readBlockHash, readHead } from './readChain.js'
import { scanBlocks } from './scanBlocks.js'
import { scanLogs } from './scanLogs.js'

export interface EvmIndexOptions {
  database: Database
  node: ChainNode
  /** Read every block, for every account: complete, and only for chains of a size that one can read. */
  readsBlocks: boolean
  /** How many blocks back from now the history begins. */
  depth: number
  isListed: (contract: string) => boolean
  now?: (() => number) | undefined
}

/** So many blocks at the end may still be replaced by others. */
const unsettled = 12
const blocksAtOnce = 2000
/** Milliseconds. A request has eight seconds. */
const budget = 4000

export interface EvmIndex {
  /**
   * Brings what is known of an account up to date with the chain: blocks that came since the last time, and as many older
   * ones as fit into the time of a request, while `isEnough` says no. Tells down to which block, where older ones are left.
   */
  update(account: string, isEnough: () => Promise<boolean>): Promise<{ lowest: number | undefined }>
}

type RangeReader = (
  first: number,
  last: number,
  end: 'oldest' | 'newest',
) => Promise<{ found: Map<string, StoredTransaction[]>; from: number; to: number }>

/** Nodes limit how many blocks they search, and how many logs they return, in one call. */
const isTooMuch = (cause: unknown) =>
  cause instanceof RpcFailure || (cause instanceof UpstreamFailure && cause.isTooLong)

/** What accounts did and got, in PostgreSQL, of blocks that are read once. */
export function createEvmIndex(options: EvmIndexOptions): EvmIndex {
  const { database, node, readsBlocks, depth, isListed, now = Date.now } = options
  // All accounts share what is read, so the first to ask reads it for those that follow.
  const shared = createCache<Scan>({ lifetime: 1000, staleFor: 0, now })

  async function read(account: string, from: number, to: number): Promise<Map<string, StoredTransaction[]>> {
    if (readsBlocks) return await scanBlocks(node, from, to)
    return new Map([[account, await scanLogs(node, account, { from, to, isWanted: isListed })]])
  }

  /** Reads blocks from one end of a range, as many at once as the node answers for this account. */
  function createRangeReader(account: string) {
    let most = blocksAtOnce
    return async (first: number, last: number, end: 'oldest' | 'newest') => {
      for (;;) {
        const from = end === 'oldest' ? first : Math.max(first, last - most + 1)
        const to = end === 'newest' ? last : Math.min(last, first + most - 1)
        try {
          const found = await read(account, from, to)
          most = Math.min(blocksAtOnce, most * 2)
          return { found, from, to }
        } catch (cause) {
          if (!isTooMuch(cause) || from === to) throw cause
          most = Math.ceil((to - from) / 4)
        }
      }
    }
  }

  /** Whether it is of the chain that the node has, and not so old that all of it has to be read anyway. */
  const isOfUse = async (scan: Scan, head: number) =>
    scan.high >= head - depth && (await readBlockHash(node, scan.anchorBlock)) === scan.anchorHash

  /** From the last block that stays up to now. A chain that is read as a whole is read from its beginning. */
  async function climb(key: ScanKey, readRange: RangeReader, head: number, end: number): Promise<Scan> {
    let before = await findScan(database, key)
    const known = before && (await isOfUse(before, head)) ? before : undefined
    const start = Math.max(0, head - (readsBlocks ? depth : blocksAtOnce - 1))
    let low = known?.low ?? start
    let scan = known
    let from = known ? Math.max(low, known.anchorBlock + 1) : start
    while (from <= head && (!scan || now() <= end)) {
      const isFirst = !scan && !readsBlocks
      const { found, from: lowest, to } = await readRange(from, head, isFirst ? 'newest' : 'oldest')
      if (isFirst) low = lowest
      const anchorBlock = Math.max(0, to - unsettled)
      const anchorHash = (await readBlockHash(node, anchorBlock)) ?? ''
      const next = { low, high: to, anchorBlock, anchorHash }
      const step = { before, scan: next, found, replaces: scan ? from : 0 }
      // Where another reader was faster, its word counts.
      if (!(await keepScan(database, key, step))) return (await findScan(database, key)) ?? next
      before = next
      scan = next
      from = to + 1
    }
    return scan ?? { low, high: head, anchorBlock: 0, anchorHash: '' }
  }

  async function dig(
    key: ScanKey,
    readRange: RangeReader,
    { scan, floor, end }: { scan: Scan; floor: number; end: number },
    isEnough: () => Promise<boolean>,
  ) {
    let before = scan
    while (before.low > floor && now() <= end && !(await isEnough())) {
      const { found, from: low } = await readRange(floor, before.low - 1, 'newest')
      const next = { ...before, low }
      const isKept = await keepScan(database, key, {
        before,
        scan: next,
        found,
        replaces: Number.MAX_SAFE_INTEGER,
      })
      before = isKept ? next : ((await findScan(database, key)) ?? next)
    }
    return before.low
  }

  return {
    async update(account, isEnough) {
      const end = now() + budget
      const { chainId } = node
      if (readsBlocks) {
        await shared('', () =>
          withoutWork(async () =>
            climb({ chainId, account: '' }, createRangeReader(''), await readHead(node), end),
          ),
        )
        return { lowest: undefined }
      }
      const key = { chainId, account }
      const head = await readHead(node)
      const floor = Math.max(0, head - depth)
      const readRange = createRangeReader(account)
      const scan = await climb(key, readRange, head, end)
      const low = await dig(key, readRange, { scan, floor, end }, isEnough)
      return { lowest: low > floor ? low : undefined }
    },
  }
}
