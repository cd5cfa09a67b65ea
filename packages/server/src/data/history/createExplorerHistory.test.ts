import { historyPageLimit } from '@portico/protocol/data'
import { expect, it } from 'vitest'
import type { Upstream } from '../nodes/createUpstream.js'
import { createTokenRegistry } from '../tokens/createTokenRegistry.js'
import { createExplorerHistory } from './createExplorerHistory.js'

const account = `0x${'ab'.repeat(20)}`
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const entry = (blockNumber: number, more: object = {}) => ({
  blockNumber: String(blockNumber),
  timeStamp: '1760000000',
  hash: `0x${String(blockNumber).padStart(64, '0')}`,
  from: account,
  ...more,
})
type Entry = ReturnType<typeof entry>

/** As api.etherscan.io/v2/api answers. */
function createHistory(lists: Record<string, Entry[]>) {
  async function getJson(path: string) {
    const query = new URLSearchParams(path)
    const end = Number(query.get('endblock') ?? 1e12)
    const below = (lists[query.get('action') ?? ''] ?? []).filter(({ blockNumber }) => +blockNumber <= end)
    return { status: '1', message: 'OK', result: below.slice(0, Number(query.get('offset'))) }
  }
  const upstream = { name: 'x', getJson } as unknown as Upstream // as much of it as is used
  return createExplorerHistory({
    chainId: 'eip155:1',
    upstream,
    key: undefined,
    tokens: createTokenRegistry(),
  })
}

it('leaves out what an explorer tells with a time that is none [NW05]', async () => {
  const history = createHistory({ txlist: [entry(2, { timeStamp: '999999999999999' }), entry(1)] })
  const { items } = await history.readPage(account, undefined)
  expect(items.map(({ minedAt }) => minedAt.toISOString())).toEqual(['2025-10-09T08:53:20.000Z'])
})

it('goes on behind a page of which not everything can be read [NW05]', async () => {
  const txlist = Array.from({ length: 60 }, (_, index) => entry(100 - index))
  txlist[3] = entry(97, { timeStamp: 'x' })
  const history = createHistory({ txlist })
  const { next } = await history.readPage(account, undefined)
  expect(next).toBe('51')
  const { items } = await history.readPage(account, next)
  expect(items).toHaveLength(11)
})

it('puts no more into a page than pages read, and the rest into the next [W-13]', async () => {
  const list = (shift: number, more: object = {}) =>
    Array.from({ length: 49 }, (_, index) => entry(1000 - index * 3 - shift, more))
  const history = createHistory({
    txlist: list(0),
    tokentx: list(1, { contractAddress: usdc, value: '1' }),
    tokennfttx: list(2, { tokenID: '1' }),
  })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { items, next } = await history.readPage(account, cursor)
    expect(items.length).toBeLessThanOrEqual(historyPageLimit)
    seen.push(...items.map(({ hash }) => hash))
    cursor = next
  } while (cursor !== undefined)
  expect(seen).toHaveLength(3 * 49)
  expect(new Set(seen).size).toBe(3 * 49)
})
