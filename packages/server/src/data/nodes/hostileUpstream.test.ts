import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Stub, type StubAnswer, startStub } from '../../../test/startStub.js'
import { startTestServer, type TestServer } from '../../../test/startTestServer.js'
import { createChainNode } from './createChainNode.js'
import { createUpstream } from './createUpstream.js'

const address = `0x${'ab'.repeat(20)}`

const rpc =
  (answers: Record<string, unknown>): StubAnswer =>
  ({ body }) => {
    const call = (item: { id: number; method: string }) => ({
      jsonrpc: '2.0',
      id: item.id,
      result: answers[item.method] ?? null,
    })
    const request = JSON.parse(body)
    return Array.isArray(request) ? request.map(call) : call(request)
  }

const healthy = { eth_chainId: '0x1', eth_getCode: '0x', eth_getBalance: '0xde0b6b3a7640000', eth_call: '0x' }

let good: Stub
let bad: Stub
let server: TestServer
const errors: Error[] = []
beforeAll(async () => {
  good = await startStub(rpc(healthy))
  bad = await startStub(rpc({ ...healthy, eth_chainId: '0xa' }))
  server = await startTestServer({
    data: { nodes: { 'eip155:1': good.url, 'eip155:10': bad.url } },
    onError: error => errors.push(error),
    rateLimit: { burst: 10_000, perSecond: 10_000 },
  })
})
afterAll(async () => {
  await server.close()
  await good.close()
  await bad.close()
})

let people = 0
const read = (chainId: string) =>
  server.call(`/v1/account/0x${String(people++).padStart(40, '0')}/balance`, { chainId })

describe('an upstream that is slow, wrong or dead', () => {
  it('is not believed when it is on another network than it should be [RP01]', async () => {
    const lying = await startStub(rpc({ ...healthy, eth_chainId: '0x89' }))
    const deceived = await startTestServer({ data: { nodes: { 'eip155:1': lying.url } } })
    const response = await deceived.call(`/v1/account/${address}/balance`, { chainId: 'eip155:1' })
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({
      error: { code: 'upstream_failed', message: 'The node of eip155:1 is on another network.' },
    })
    // Nothing else was asked of it.
    expect(lying.state.requests.map(({ body }) => JSON.parse(body).method)).toEqual(['eth_chainId'])
    await deceived.close()
    await lying.close()
  })

  it.each([
    ['300 digits', { eth_getBalance: `0x${'f'.repeat(300)}` }],
    ['nothing', { eth_getBalance: '0x' }],
    ['a negative number', { eth_getBalance: '-0x1' }],
    ['a number', { eth_getBalance: 17 }],
    ['text', { eth_getBalance: '0xzz' }],
  ])('costs a 502 when it tells %s as a balance [RP03]', async (_, answers) => {
    bad.state.answer = rpc({ ...healthy, eth_chainId: '0xa', ...answers })
    expect((await read('eip155:10')).status).toBe(502)
    expect((await read('eip155:1')).status).toBe(200)
  })

  it('costs a token its row when only that one lies [RP03]', async () => {
    bad.state.answer = rpc({ ...healthy, eth_chainId: '0xa', eth_call: `0x${'ff'.repeat(400)}` })
    const response = await read('eip155:10')
    const { balances } = (await response.json()) as { balances: object[] }
    expect(balances).toHaveLength(1)
  })

  describe('left alone', () => {
    const answers: [string, StubAnswer][] = [
      ['a page of HTML', (_, response) => void response.end('<html>Bad gateway</html>')],
      ['an empty answer', (_, response) => void response.end()],
      ['null', () => null],
      ['500', (_, response) => void response.writeHead(500).end('{}')],
      ['a redirect inward', (_, response) => void response.writeHead(302, { Location: good.url }).end()],
      ['10 MB', (_, response) => void response.end(`"${'x'.repeat(10_000_000)}"`)],
      ['a closed socket', (_, response) => void response.destroy()],
    ]

    it.each(answers)('fails with %s, in its own words [NW05, NW14, RP11]', async (_, answer) => {
      const stub = await startStub(answer)
      const upstream = createUpstream({ name: 'The node', url: stub.url, mostBytes: 100_000 })
      await expect(upstream.postJson({}).then(result => result ?? Promise.reject('null'))).rejects.toSatisfy(
        error =>
          error === 'null' ||
          /^The node (responded with 500|does not answer as it should|has a longer answer than is read)\.$/.test(
            error.message,
          ),
      )
      await stub.close()
    })

    it('is given up in time, however slowly it speaks [NW03]', async () => {
      const stub = await startStub((_, response) => {
        response.writeHead(200)
        response.write('{')
        return undefined
      })
      const upstream = createUpstream({ name: 'The node', url: stub.url, timeout: 50 })
      await expect(upstream.postJson({})).rejects.toThrow('The node does not answer in time.')
      await stub.close()
    })

    it('is not asked again for a while after five failures in a row, then once', async () => {
      let time = 0
      const told: Error[] = []
      const stub = await startStub((_, response) => void response.writeHead(503).end())
      const upstream = createUpstream({
        name: 'The node',
        url: stub.url,
        now: () => time,
        onError: error => told.push(error),
      })
      const ask = () => upstream.getJson('/').catch(({ message }) => message)
      for (let count = 0; count < 7; count++) await ask()
      expect(stub.state.requests).toHaveLength(5)
      expect(await ask()).toBe('The node has failed too often and is left alone for now.')
      expect(told).toHaveLength(1)
      time = 10_000
      await ask()
      await ask()
      expect(stub.state.requests).toHaveLength(6)
      time = 20_000
      stub.state.answer = () => ({ ok: true })
      expect(await ask()).toEqual({ ok: true })
      expect(await ask()).toEqual({ ok: true })
      await stub.close()
    })
  })

  it('is no failure of the node that strangers ask for more than it can tell in time [RP11]', async () => {
    const told: Error[] = []
    const ask = { eth_chainId: '0x1', eth_call: '0x' }
    const stub = await startStub(({ body }, response) => {
      const { id, method } = JSON.parse(body)
      if (method === 'eth_getLogs') return void response.destroy()
      if (method === 'eth_getBlockReceipts') return { id, result: 'x'.repeat(200_000) }
      return rpc(ask)({ path: '', query: new URLSearchParams(), headers: {}, body }, response)
    })
    const settings = { name: 'The node', url: stub.url, mostBytes: 100_000 }
    const node = createChainNode(
      'eip155:1',
      createUpstream({ ...settings, onError: error => told.push(error) }),
    )
    for (let count = 0; count < 12; count++) {
      await expect(node.callForeign('eth_getLogs', [])).rejects.toThrow('does not answer as it should')
      await expect(node.callForeign('eth_getBlockReceipts', [])).rejects.toThrow('a longer answer')
      await expect(node.call('eth_getBlockReceipts', [])).rejects.toThrow('a longer answer')
    }
    expect(await node.call('eth_call', [])).toBe('0x')
    expect(told).toEqual([])
    // One that answers nothing at all is found out all the same.
    stub.state.answer = (_, response) => void response.destroy()
    for (let count = 0; count < 7; count++) await node.callForeign('eth_call', []).catch(() => {})
    expect(told).toHaveLength(1)
    await stub.close()
  })

  it('answers many questions though one of them has no end [RP11]', async () => {
    const stub = await startStub(({ body }) => {
      const answer = ({ id, method }: { id: number; method: string }) => {
        if (method === 'eth_chainId') return { id, result: '0x1' }
        return { id, result: method === 'endless' ? 'x'.repeat(200_000) : '0x2a' }
      }
      const request = JSON.parse(body)
      return Array.isArray(request) ? request.map(answer) : answer(request)
    })
    const upstream = createUpstream({ name: 'The node', url: stub.url, mostBytes: 100_000 })
    const calls = ['short', 'endless', 'short'].map(method => ({ method, params: [] }))
    expect(await createChainNode('eip155:1', upstream).callMany(calls)).toEqual(['0x2a', undefined, '0x2a'])
    await stub.close()
  })

  it('costs only its own route: others answer while it is silent [NW03]', async () => {
    let release = () => {}
    const silent = new Promise<void>(resolve => {
      release = resolve
    })
    bad.state.answer = async (_, response) => {
      await silent
      response.destroy()
    }
    const waiting = read('eip155:10')
    expect((await read('eip155:1')).status).toBe(200)
    expect((await server.call('/getWallets')).status).toBe(200)
    release()
    expect((await waiting).status).toBe(502)
  })
})
