import { encodeAddress, encodeWord } from '@portico/codec/abi'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { borrowDatabase } from '../../../../test/borrowDatabase.js'
import { type OpenDatabase, openDatabase } from '../../../database/openDatabase.js'
import type { ChainNode } from '../../nodes/createChainNode.js'
import { createTokenRegistry } from '../../tokens/createTokenRegistry.js'
import { RpcFailure, UpstreamFailure } from '../../UpstreamFailure.js'
import { createEvmHistory } from './createEvmHistory.js'
import { createEvmIndex, type EvmIndexOptions } from './createEvmIndex.js'
import { listTransactions, removeOldScans } from './historyStore.js'
import { transferTopics } from './readTransfers.js'

const account = `0x${'ab'.repeat(20)}`
const stranger = `0x${'cd'.repeat(20)}`
const contract = `0x${'ef'.repeat(20)}`
const hex = (count: number) => `0x${count.toString(16)}`
const word = (value: string | number) =>
  `0x${typeof value === 'string' ? encodeAddress(value) : encodeWord(value)}`

interface Made {
  block: number
  token: string
  to: string
}

/** A chain in which nothing happens but transfers to and from the account, as a node tells of it. */
function createNode(
  made: readonly Made[],
  head: { number: number },
  onSearch: (filter: { fromBlock: string; toBlock: string }) => Promise<void> = async () => {},
): ChainNode {
  const describeBlock = (number: number) => ({
    number: hex(number),
    hash: word(number),
    timestamp: hex(number),
  })
  const single = (method: string, [first, second]: string[]) => {
    if (method === 'eth_blockNumber') return hex(head.number)
    if (method === 'eth_getTransactionByHash') {
      const index = Number(first) - 1
      const { block, to } = made[index] ?? { block: 0, to: '' }
      const from = to === account ? stranger : account
      const place = { blockNumber: hex(block), transactionIndex: hex(index) }
      return { hash: first, ...place, from, to: contract, nonce: '0x0', value: '0x0', input: '0x' }
    }
    const number = Number(first)
    const transactions = second ? [] : undefined
    return number <= head.number ? { ...describeBlock(number), transactions } : null
  }
  return {
    chainId: 'eip155:1',
    family: 'eip155',
    call: async (method: string, params: string[]) => single(method, params),
    callMany: async (calls: { method: string; params: string[] }[]) =>
      calls.map(({ method, params }) => single(method, params)),
    async callForeign(_: string, [filter]: [{ fromBlock: string; toBlock: string; topics: unknown[] }]) {
      await onSearch(filter)
      const [topic, from, to] = filter.topics
      return made.flatMap((transfer, index) => {
        const isIn = transfer.to === account
        const isAsked = topic === transferTopics.transfer && (isIn ? to : from) === word(account)
        const isWithin =
          transfer.block >= Number(filter.fromBlock) && transfer.block <= Number(filter.toBlock)
        if (!isAsked || !isWithin) return []
        const parties = isIn ? [word(stranger), word(account)] : [word(account), word(stranger)]
        return {
          address: transfer.token,
          topics: [transferTopics.transfer, ...parties],
          data: word(7),
          transactionHash: word(index + 1),
          blockNumber: hex(transfer.block),
        }
      })
    },
  } as unknown as ChainNode // as much of it as is used
}

let open: OpenDatabase
beforeAll(async () => {
  open = await openDatabase({ databaseUrl: await borrowDatabase() })
})
afterAll(() => open.close())
beforeEach(async () => {
  await open.database`truncate chain_scans, chain_transactions`
})

const start = (node: ChainNode, options: Partial<EvmIndexOptions> = {}) =>
  createEvmIndex({
    database: open.database,
    node,
    readsBlocks: false,
    depth: 9000,
    isListed: token => token === contract,
    now: () => 0,
    ...options,
  })
const listBlocks = async () =>
  (await listTransactions(open.database, { chainId: 'eip155:1', account }, undefined, 1000)).map(
    ({ block }) => block,
  )

describe('what is read of an account', () => {
  it('costs few calls, however busy the account is and however little the node searches at once [W-13, NW16]', async () => {
    const busy = Array.from({ length: 20_000 }, (_, index) => ({
      block: 10_000 - Math.floor(index / 10),
      token: contract,
      to: account,
    }))
    let calls = 0
    const node = createNode(busy, { number: 10_000 }, async filter => {
      calls++
      const blocks = Number(filter.toBlock) - Number(filter.fromBlock) + 1
      if (blocks > 10) throw new RpcFailure({ code: -32005, message: 'query returned more than 100 results' })
    })
    const known = async () => (await listBlocks()).length
    await start(node).update(account, async () => (await known()) > 25)
    expect(await known()).toBeGreaterThan(25)
    expect(calls).toBeLessThan(60)
  })

  it('skips a block that holds more than is read of an answer [W-13, NW16]', async () => {
    const node = createNode(
      [
        { block: 9999, token: contract, to: account },
        { block: 9997, token: contract, to: account },
      ],
      { number: 10_000 },
      async ({ fromBlock, toBlock }) => {
        const isFull = Number(fromBlock) <= 9998 && Number(toBlock) >= 9998
        if (isFull) throw new UpstreamFailure('has a longer answer than is read', { isTooLong: true })
      },
    )
    await start(node).update(account, async () => false)
    expect(await listBlocks()).toEqual([9999, 9997])
  })

  const blocks = [9500, 8500, 7500, 6500, 5500, 4500, 3500, 2500, 1500]
  const made = blocks.map(block => ({ block, token: contract, to: account }))

  it('is whole though two servers, or two pages, read it at the same time [W-13]', async () => {
    const head = { number: 10_000 }
    let release = () => {}
    const held = new Promise<void>(resolve => {
      release = resolve
    })
    const slow = start(createNode(made, head, () => held)).update(account, async () => true)
    let asked = 0
    await start(createNode(made, head)).update(account, async () => {
      if (++asked === 3) {
        release()
        await slow
      }
      return false
    })
    expect(await listBlocks()).toEqual(blocks)
  })

  it('has what is known to be worth something, however much strangers send [W-13, RD06]', async () => {
    const sent = { block: 9500, token: contract, to: stranger }
    const spam = Array.from({ length: 600 }, () => ({ block: 9400, token: stranger, to: account }))
    await start(createNode([sent, ...spam], { number: 10_000 })).update(account, async () => true)
    expect(await listBlocks()).toEqual([9500])
  })

  it('begins with what is new where nobody has asked for long [W-13]', async () => {
    const head = { number: 10_000 }
    const recent = { block: 99_000, token: contract, to: account }
    const index = start(createNode([...made, recent], head))
    await index.update(account, async () => true)
    expect(await listBlocks()).toEqual([9500, 8500])
    head.number = 100_000
    await index.update(account, async () => true)
    expect(await listBlocks()).toEqual([99_000])
  })

  it('is found page by page, however many blocks without anything come first [W-13]', async () => {
    const node = createNode([{ block: 1500, token: contract, to: account }], { number: 10_000 })
    let time = 0
    // Time for one or two steps of a request.
    const now = () => {
      time += 1500
      return time
    }
    const [chainId, database] = ['eip155:1', open.database]
    const dollar = { chainId, address: contract, name: 'Dollar', symbol: 'USD', decimals: 0 }
    const index = start(node, { now })
    const history = createEvmHistory({ chainId, database, tokens: createTokenRegistry([dollar]), index })
    const found: string[] = []
    let pages = 0
    let cursor: string | undefined
    do {
      const { items, next } = await history.readPage(account, cursor)
      found.push(...items.map(({ hash }) => hash))
      cursor = next
    } while (cursor !== undefined && ++pages < 10)
    expect(found).toEqual([word(1)])
    expect(cursor).toBeUndefined()
  })

  it('is replaced without reading everything that is known of a chain', async () => {
    await open.database`insert into chain_transactions
      select 'eip155:1', '0x' || number, '0x' || number, number, 0, now(), '', '', 0, false, '', '[]'
      from generate_series(1, 5000) as number`
    await open.database`analyze chain_transactions`
    const plan =
      await open.database`explain delete from chain_transactions where chain_id = 'eip155:1' and block >= 4990`
    expect(JSON.stringify(plan)).toContain('chain_transactions_by_block')
  })

  it('stays where the whole chain is read from now on [W-13]', async () => {
    const head = { number: 100 }
    const node = createNode([], head)
    await start(node).update(account, async () => true)
    await start(node, { readsBlocks: true, depth: Number.MAX_SAFE_INTEGER }).update(account, async () => true)
    await open.database`insert into chain_transactions values
      ('eip155:1', ${account}, '0x1', 1, 0, now(), '', '', 0, false, '', '[]')`
    await open.database`update chain_scans set read_at = now() - interval '40 days'`
    await removeOldScans(open.database)
    expect(await open.database`select account from chain_scans`).toMatchObject([{ account: '' }])
    expect(await listBlocks()).toEqual([1])
  })
})
