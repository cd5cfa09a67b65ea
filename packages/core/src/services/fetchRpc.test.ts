import { malformedResponse, PorticoError } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createFakeEnvironment, json } from '../../test/createFakeEnvironment.js'
import { rpcAnswerLimit } from '../utils/limits.js'
import { fetchRpc } from './fetchRpc.js'
import { NodeError } from './NodeError.js'

const request = { method: 'eth_blockNumber' }
const urls = ['https://a.example', 'https://b.example']

/** Answers at the first endpoint; the second one is honest. */
function setUp(first: () => Response) {
  const environment = createFakeEnvironment()
  environment.answer(({ url }) => (url.hostname === 'a.example' ? first() : json({ id: 1, result: '0x10' })))
  return environment
}

describe('fetchRpc', () => {
  it('asks by the words of JSON-RPC and without cookies', async () => {
    const environment = setUp(() => json({ id: 1, result: null }))
    await expect(fetchRpc(request, { environment, urls, chainId: 1 })).resolves.toBe(null)
    expect(environment.requests).toMatchObject([
      {
        method: 'POST',
        body: { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] },
        init: { credentials: 'omit' },
      },
    ])
  })

  it('asks the next endpoint where one answers with more than there can be', async () => {
    const environment = setUp(() => json({ id: 1, result: 'x'.repeat(rpcAnswerLimit) }))
    const answer = fetchRpc(request, { environment, urls, chainId: 1 })
    await environment.advance(0)
    await expect(answer).resolves.toBe('0x10')
    const wide = { environment, urls, chainId: 1, limit: 2 * rpcAnswerLimit }
    await expect(fetchRpc(request, wide)).resolves.toHaveLength(rpcAnswerLimit)
  })

  it.each([
    [-32601, 'method_not_found'],
    [-32602, 'invalid_params'],
    [-32000, 'invalid_input'],
    [3, 'internal_error'],
    ['3', 'internal_error'],
  ])('takes the error %s of a node for the answer, with its words cut short', async (code, expected) => {
    const environment = setUp(() =>
      json({ id: 1, error: { code, message: 'no '.repeat(1e5), data: '0x08' } }),
    )
    const error = await fetchRpc(request, { environment, urls, chainId: 1 }).catch((thrown: Error) => thrown)
    expect(error).toMatchObject({ code: expected, cause: { data: '0x08' } })
    expect((error as Error).cause).toBeInstanceOf(NodeError)
    expect(String(error).length).toBeLessThan(400)
    expect(environment.requests).toHaveLength(1)
  })

  it.each(['eth_sendRawTransaction', 'sendTransaction', 'author_submitExtrinsic'])(
    'submits by %s once, whatever the endpoint answers [K-03]',
    async method => {
      const environment = setUp(() => new Response(null, { status: 503 }))
      await expect(fetchRpc({ method }, { environment, urls, chainId: 1 })).rejects.toMatchObject({
        code: 'http_status',
      })
      expect(environment.requests).toHaveLength(1)
      const check = async (url: string) => {
        if (url === urls[0]) throw new PorticoError(malformedResponse, { context: { url } })
      }
      const submitting = fetchRpc({ method }, { environment, urls, chainId: 1, check })
      await environment.advance(0)
      await expect(submitting).resolves.toBe('0x10')
      const nowhere = fetchRpc({ method }, { environment, urls: [], chainId: 1 })
      await expect(nowhere).rejects.toMatchObject({ code: 'no_rpc_url', nothingSent: true })
    },
  )

  it.each([1, 2, 3, 4, 7])('tries three times more with %i endpoints, in their order [K-03]', async count => {
    const environment = createFakeEnvironment()
    environment.answer(() => new Response(null, { status: 503 }))
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].slice(0, count)
    const options = { environment, urls: all.map(name => `https://${name}.example`), chainId: 1 }
    const outcome = fetchRpc(request, options).catch((thrown: unknown) => thrown)
    await environment.advance(60_000)
    expect(await outcome).toMatchObject({ code: 'http_status' })
    const asked = environment.requests.map(({ url }) => url.hostname.split('.')[0])
    expect(asked).toEqual([0, 1, 2, 3].map(turn => all[turn % count]))
  })

  it('stops between two tries when it is told to', async () => {
    const environment = setUp(() => new Response(null, { status: 503 }))
    const controller = new AbortController()
    const options = { environment, urls: ['https://a.example'], chainId: 1, signal: controller.signal }
    const outcome = fetchRpc(request, options).catch((thrown: unknown) => thrown)
    await environment.advance(0)
    controller.abort('enough')
    expect(await outcome).toBe('enough')
    expect(environment.pending).toBe(0)
    expect(environment.requests).toHaveLength(1)
  })

  it('says which chain has no endpoint', async () => {
    const environment = createFakeEnvironment()
    const answer = fetchRpc(request, { environment, urls: [], chainId: 7 })
    await expect(answer).rejects.toThrow('No RPC url provided for chainId: 7')
  })
})
