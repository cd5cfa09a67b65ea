import type { Database } from '../../../database/Database.js'
import { createCache } from '../../createCache.js'
import type { ChainNode } from '../../nodes/createChainNode.js'
import { withoutWork } from '../../nodes/requestWork.js'
import { RpcFailure, UpstreamFailure } from '../../UpstreamFailure.js'
import { findScan, keepScan, type Scan, type ScanKey, type StoredTransaction } from './historyStore.js'
import { readBlockHash, readHead } from './readChain.js'
import { scanBlocks, scanLogs } from './scanChain.js'

export interface EvmIndexOptions {
  database: Database
  node: ChainNode
  readsBlocks: boolean
  depth: number
  isListed: (contract: string) => boolean
  now?: (() => number) | undefined
}

/** Blocks at the tip that a reorganisation may still replace. */
const unsettled = 12
const blocksAtOnce = 2000
/** Milliseconds. A request has eight seconds in total. */
const budget = 4000

export type EvmIndex = ReturnType<typeof createEvmIndex>

type RangeReader = (
  first: number,
  last: number,
  end: 'oldest' | 'newest',
) => Promise<{ found: Map<string, StoredTransaction[]>; from: number; to: number }>

/** Nodes limit the block range and the number of logs of one call. */
const isTooMuch = (cause: unknown) =>
  cause instanceof RpcFailure || (cause instanceof UpstreamFailure && cause.isTooLong)

export function createEvmIndex(options: EvmIndexOptions) {
  const { database, node, readsBlocks, depth, isListed, now = Date.now } = options
  const shared = createCache<Scan>({ lifetime: 1000, staleFor: 0, now })

  async function read(account: string, from: number, to: number): Promise<Map<string, StoredTransaction[]>> {
    if (readsBlocks) return await scanBlocks(node, from, to)
    return new Map([[account, await scanLogs(node, account, { from, to, isWanted: isListed })]])
  }

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

  const isOfUse = async (scan: Scan, head: number) =>
    scan.high >= head - depth && (await readBlockHash(node, scan.anchorBlock)) === scan.anchorHash

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
      // A concurrent reader has written first; its result is used.
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
    /** New blocks, then older ones until `isEnough`; `lowest` is the oldest indexed block if older ones are left. */
    async update(account: string, isEnough: () => Promise<boolean>) {
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
