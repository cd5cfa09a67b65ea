import { createServer } from 'node:http'
import { testAccounts } from '@portico/testing'
import {
  createPublicClient,
  createTestClient,
  createWalletClient,
  type Hex,
  http,
  parseEther,
  publicActions,
  walletActions,
  webSocket,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { anvil as localChain } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ChainEngine } from './chooseEngine.js'
import { chooseEngine } from './chooseEngine.js'
import { findAnvilBinary } from './findAnvilBinary.js'
import { type Chain, startChain } from './startChain.js'

const ask = async (url: string, method: string, ...params: unknown[]) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params }),
  })
  return (await response.json()) as { id: number; result?: unknown; error?: object }
}

const engines: ChainEngine[] = findAnvilBinary() ? ['anvil', 'edr'] : ['edr']

describe.each(engines)('a chain of %s', engine => {
  const [first, second] = testAccounts
  const stranger = '0x000000000000000000000000000000000000dEaD'
  let chain: Chain
  beforeAll(async () => {
    chain = await startChain({ engine })
  })
  afterAll(() => chain.stop())

  const connect = ({ url } = chain) =>
    createTestClient({ mode: 'hardhat', chain: localChain, transport: http(url) })
      .extend(publicActions)
      .extend(walletActions)

  it('answers when it is there and no longer after it was stopped', async () => {
    const other = await startChain({ engine, chainId: 4242 })
    expect(other).toMatchObject({ chainId: 4242, engine })
    expect(await ask(other.url, 'eth_chainId')).toEqual({ jsonrpc: '2.0', id: 7, result: '0x1092' })
    await other.stop()
    await other.stop()
    await expect(ask(other.url, 'eth_chainId')).rejects.toThrow()
  })

  it('says so when something else has the port', async () => {
    const port = Number(new URL(chain.url).port)
    await expect(startChain({ engine, chainId: 1002, port })).rejects.toThrow(
      /already answers|did not start|cannot listen/,
    )
  })

  it('funds the accounts that everybody knows, or as many of them as asked', async () => {
    const client = connect()
    expect(await client.getAddresses()).toEqual(testAccounts.map(({ address }) => address))
    expect(await client.getBalance({ address: testAccounts[9].address })).toBe(parseEther('10000'))
    const few = await startChain({ engine, chainId: 31339, accounts: 2 })
    expect((await ask(few.url, 'eth_accounts')).result).toHaveLength(2)
    expect((await ask(few.url, 'eth_getBalance', testAccounts[2].address, 'latest')).result).toBe('0x0')
    await few.stop()
  })

  it('mines a signed transaction and tells of its block over a websocket', async () => {
    const live = createPublicClient({ transport: webSocket(chain.url.replace('http', 'ws')) })
    const heads: bigint[] = []
    let unwatch = () => {}
    const watching = new Promise<void>((resolve, reject) => {
      unwatch = live.watchBlockNumber({ onBlockNumber: number => heads.push(number), onError: reject })
      // The subscription is asked for before this, on the same socket.
      void live.getChainId().then(() => resolve(), reject)
    })
    await watching
    const account = privateKeyToAccount(first.privateKey)
    const sender = createWalletClient({ account, chain: localChain, transport: http(chain.url) })
    const hash = await sender.sendTransaction({ to: stranger, value: 5n })
    const client = connect()
    const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    expect(receipt.status).toBe('success')
    await expect.poll(() => heads).toContain(receipt.blockNumber)
    unwatch()
    ;(await live.transport.getRpcClient()).close()
  })

  it('signs for its own accounts', async () => {
    const client = connect()
    const message = 'Hello'
    const signature = await client.signMessage({ account: second.address, message })
    expect(await client.verifyMessage({ address: second.address, message, signature })).toBe(true)
  })

  it('obeys a tester: balances, snapshots, blocks', async () => {
    const client = connect()
    const address = privateKeyToAccount(generatePrivateKey()).address
    const id = await client.snapshot()
    await client.setBalance({ address, value: 3n })
    expect(await client.getBalance({ address })).toBe(3n)
    await client.mine({ blocks: 2 })
    await client.revert({ id })
    expect(await client.getBalance({ address })).toBe(0n)
  })

  it('says how a call failed in the words that nodes have in common', async () => {
    const revert: Hex = '0x63deadbeef6000526004601cfd'
    expect(await ask(chain.url, 'eth_call', { data: revert }, 'latest')).toMatchObject({
      error: { code: 3, message: expect.stringContaining('execution reverted'), data: '0xdeadbeef' },
    })
    expect(await ask(chain.url, 'eth_nonsense')).toMatchObject({ error: { code: -32601 } })
  })

  it('mines what reverts, with a receipt that says so', async () => {
    const client = connect()
    const hash = await client.sendTransaction({
      account: second.address,
      data: '0x60006000fd',
      gas: 100_000n,
    })
    const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    expect(receipt.status).toBe('reverted')
  })

  it('has the deployer that contracts are put on every chain with', async () => {
    const client = connect()
    const init: Hex = '0x6001600c60003960016000f300'
    const salt = '00'.repeat(32)
    const to = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
    const { data } = await client.call({ account: first.address, to, data: `0x${salt}${init.slice(2)}` })
    expect(data).toHaveLength(42)
  })

  it('lets an account carry code (EIP-7702)', async () => {
    const client = connect()
    const account = privateKeyToAccount(generatePrivateKey())
    await client.setBalance({ address: account.address, value: parseEther('1') })
    const own = createWalletClient({ account, chain: localChain, transport: http(chain.url) })
    const contractAddress = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
    const authorization = await own.signAuthorization({ contractAddress, executor: 'self' })
    const hash = await own.sendTransaction({ authorizationList: [authorization], to: stranger })
    await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    expect(await client.getCode({ address: account.address })).toBe(
      `0xef0100${contractAddress.slice(2).toLowerCase()}`,
    )
  })

  it('answers batches, pages of any origin, and nonsense', async () => {
    const requests = ['eth_chainId', 'eth_blockNumber'].map((method, id) => ({ jsonrpc: '2.0', id, method }))
    const send = (body: string) =>
      fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(await (await send(JSON.stringify(requests))).json()).toMatchObject([{ id: 0 }, { id: 1 }])
    expect((await send('{}')).headers.get('access-control-allow-origin')).toBe('*')
    expect(await (await send('nonsense')).json()).toMatchObject({ error: { code: expect.any(Number) } })
    const preflight = await fetch(chain.url, {
      method: 'OPTIONS',
      headers: { origin: 'http://a.example', 'access-control-request-method': 'POST' },
    })
    expect(preflight.ok).toBe(true)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('makes blocks by the clock when asked to', async () => {
    const ticking = await startChain({ engine, blockTime: 1 })
    const client = connect(ticking)
    const before = await client.getBlockNumber({ cacheTime: 0 })
    await expect.poll(() => client.getBlockNumber({ cacheTime: 0 })).toBeGreaterThan(before)
    await ticking.stop()
  })

  it('can make blocks by the clock and for transactions as well', async () => {
    const mixed = await startChain({ engine, blockTime: 3600, autoMine: true })
    const client = connect(mixed)
    const hash = await client.sendTransaction({ account: first.address, to: stranger, value: 1n })
    await expect.poll(() => client.getTransactionReceipt({ hash }).catch(() => undefined)).toBeDefined()
    await mixed.stop()
  })
})

describe('chooseEngine', () => {
  it('takes what is named, and what is there where nothing is', () => {
    expect(chooseEngine('edr')).toEqual({ engine: 'edr', running: [] })
    expect(chooseEngine('anvil')).toEqual({ engine: 'anvil', running: [] })
    expect(chooseEngine('')).toMatchObject({ engine: engines[0] })
    expect(chooseEngine('http://127.0.0.1:1,https://node.example')).toMatchObject({
      running: ['http://127.0.0.1:1', 'https://node.example'],
    })
  })

  it('says what may be named', () => {
    expect(() => chooseEngine('ganache')).toThrow('use anvil, edr, or http addresses')
  })

  it('finds no anvil for a machine that it is not made for', () => {
    expect(findAnvilBinary('sunos-sparc')).toBeUndefined()
  })
})

describe('a node that runs already', () => {
  let node: Chain
  beforeAll(async () => {
    node = await startChain({ engine: 'edr', chainId: 777 })
  })
  afterAll(() => node.stop())

  it('is used for its own chain, at a port where one is asked for; other chains are started', async () => {
    vi.stubEnv('PORTICO_CHAIN', node.url)
    const same = await startChain({ chainId: 777 })
    expect(same).toMatchObject({ url: node.url, engine: 'running' })
    await same.stop()
    const door = await startChain({ chainId: 777, port: 0 })
    expect(door.url).not.toBe(node.url)
    expect(await ask(door.url, 'eth_chainId')).toMatchObject({ result: '0x309' })
    await door.stop()
    const other = await startChain({ chainId: 778 })
    expect(other.engine).not.toBe('running')
    await other.stop()
    expect(await ask(node.url, 'eth_chainId')).toMatchObject({ result: '0x309' })
    vi.unstubAllEnvs()
  })

  it('is missed by its address', async () => {
    const server = createServer((_, response) => response.destroy()).listen(0, '127.0.0.1')
    await vi.waitUntil(() => server.listening)
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    vi.stubEnv('PORTICO_CHAIN', url)
    await expect(startChain()).rejects.toThrow(`No node answers at ${url}`)
    vi.unstubAllEnvs()
    server.close()
  })
})
