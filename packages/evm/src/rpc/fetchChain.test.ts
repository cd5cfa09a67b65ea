import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeNodes } from '../../test/createFakeNodes.js'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { createNetwork } from '../../test/createTestContext.js'
import { createTestRuntime } from '../../test/createTestRuntime.js'
import { fetchChain } from '../actions/readChain.js'

const network = createNetwork(10)
const request = { method: 'eth_blockNumber', params: [] }
const good = { eth_chainId: () => '0xa', eth_blockNumber: () => '0x10' }
const never = () => new Promise<Response>(() => {})

function setUp(nodes: Parameters<typeof createFakeNodes>[0], rpcUrls = Object.keys(nodes)) {
  const fake = createFakeNodes(nodes)
  const test = createTestRuntime(createFakeProvider({}).provider, {
    rpcUrls,
    environment: { fetch: fake.fetch },
  })
  return { ...test, ...fake, ask: () => fetchChain(test.runtime, network, request) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('fetchChain', () => {
  it('asks the first endpoint, and its chain id once only', async () => {
    const { ask, urlsOf } = setUp({ 'https://a': good, 'https://b': good })
    await expect(ask()).resolves.toBe('0x10')
    await expect(ask()).resolves.toBe('0x10')
    expect(urlsOf('eth_chainId')).toEqual(['https://a'])
    expect(urlsOf('eth_blockNumber')).toEqual(['https://a', 'https://a'])
  })

  it('never believes an endpoint that serves another chain', async () => {
    const { ask, urlsOf, warnings } = setUp({
      'https://evil': { ...good, eth_chainId: () => '0x1' },
      'https://b': good,
    })
    const answer = ask()
    await vi.runAllTimersAsync()
    await expect(answer).resolves.toBe('0x10')
    expect(urlsOf('eth_blockNumber')).toEqual(['https://b'])
    expect(warnings[0]).toContain('https://evil')
  })

  it('goes on to the next endpoint after ten seconds, and ignores a late answer', async () => {
    const { ask } = setUp({ 'https://slow': never, 'https://b': good })
    const answer = ask()
    await vi.advanceTimersByTimeAsync(10_001)
    await expect(answer).resolves.toBe('0x10')
  })

  it.each([
    ['is unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['fails with 503', async () => new Response('', { status: 503 })],
    ['is rate limited', async () => Response.json({ error: { code: -32005 } })],
    ['answers with a web page', async () => new Response('<html>')],
    ['answers with nothing', async () => Response.json({})],
    ['answers with null', async () => Response.json(null)],
  ])('goes on to the next endpoint when one %s', async (_, node) => {
    const { ask } = setUp({ 'https://bad': node, 'https://b': good })
    const answer = ask()
    await vi.runAllTimersAsync()
    await expect(answer).resolves.toBe('0x10')
  })

  it('tries a single endpoint four times before giving up', async () => {
    const { ask, calls } = setUp({ 'https://bad': async () => new Response('', { status: 500 }) })
    const answer = expect(ask()).rejects.toMatchObject({ code: 'http_status', context: { status: 500 } })
    await vi.runAllTimersAsync()
    await answer
    expect(calls).toHaveLength(4)
  })

  it('takes an error of the chain for the answer', async () => {
    const reverts = {
      ...good,
      eth_blockNumber: () => {
        throw { code: 3, message: 'execution reverted: no' }
      },
    }
    const { ask, urlsOf } = setUp({ 'https://a': reverts, 'https://b': good })
    await expect(ask()).rejects.toMatchObject({
      name: 'PorticoError',
      message: expect.stringContaining('execution reverted: no'),
    })
    expect(urlsOf('eth_blockNumber')).toEqual(['https://a'])
  })

  it('says which chain has no endpoint', async () => {
    await expect(setUp({}).ask()).rejects.toThrow('No RPC url provided for chainId: 10')
  })

  it('sends no cookies', async () => {
    const fetch = vi.fn(createFakeNodes({ 'https://a': good }).fetch)
    const { runtime } = createTestRuntime(createFakeProvider({}).provider, {
      rpcUrls: ['https://a'],
      environment: { fetch },
    })
    await fetchChain(runtime, network, request)
    expect(fetch).toHaveBeenCalledWith('https://a', expect.objectContaining({ credentials: 'omit' }))
  })
})
