import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Stub, startStub } from '../../test/startStub.js'
import { startTestServer, type TestServer } from '../../test/startTestServer.js'
import { startServer } from '../startServer.js'

const AttributeSchema = v.object({
  key: v.string(),
  value: v.union([v.object({ stringValue: v.string() }), v.object({ intValue: v.string() })]),
})
/** As https://opentelemetry.io/docs/specs/otlp has it in JSON. */
const ExportSchema = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(AttributeSchema) }),
      scopeSpans: v.array(
        v.object({
          spans: v.array(
            v.object({
              traceId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
              spanId: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
              parentSpanId: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
              name: v.string(),
              kind: v.picklist([2, 3]),
              startTimeUnixNano: v.pipe(v.string(), v.regex(/^\d{19}$/)),
              endTimeUnixNano: v.pipe(v.string(), v.regex(/^\d{19}$/)),
              attributes: v.array(AttributeSchema),
              status: v.optional(v.object({ code: v.literal(2) })),
            }),
          ),
        }),
      ),
    }),
  ),
})

const account = '0x1234567890123456789012345678901234567890'
const traceId = '0af7651916cd43dd8448eb211c80319c'
const parentId = 'b7ad6b7169203331'

let home: TestServer
let node: Stub
beforeAll(async () => {
  home = await startTestServer()
  node = await startStub(() => ({ jsonrpc: '2.0', id: 1, result: '0x0' }))
})
afterAll(async () => {
  await home.close()
  await node.close()
})

/** Serves, is asked, and leaves; gives what the collector was told. */
async function trace(ask: (url: string) => Promise<unknown>) {
  const collector = await startStub(() => ({}))
  const server = await startServer({
    port: 0,
    databaseUrl: home.databaseUrl,
    data: { nodes: { 'eip155:1': `${node.url}/key-of-the-owner` } },
    traces: { url: `${collector.url}/v1/traces`, headers: { 'x-key': 'secret' }, serviceName: 'shop' },
  })
  await ask(server.url)
  await server.close()
  await collector.close()
  const { requests } = collector.state
  const spans = requests
    .flatMap(({ body }) => v.parse(ExportSchema, JSON.parse(body)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(scope => scope.spans))
  return { requests, spans }
}

const attributesOf = (span: { attributes: v.InferOutput<typeof AttributeSchema>[] } | undefined) =>
  Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [
      key,
      'intValue' in value ? Number(value.intValue) : value.stringValue,
    ]),
  )

const query = 'projectId=shop&st=a&sv=b'

it('tells a collector of a request, of its queries and of the questions to others', async () => {
  const { requests, spans } = await trace(url =>
    fetch(`${url}/v1/account/${account}/balance?${query}&chainId=eip155:1&currency=usd`),
  )
  expect(requests[0]).toMatchObject({
    path: '/v1/traces',
    headers: { 'content-type': 'application/json', 'x-key': 'secret' },
  })
  expect(requests[0]?.body).toContain('{"key":"service.name","value":{"stringValue":"shop"}}')
  const [request, ...others] = spans.filter(({ kind }) => kind === 2)
  expect(others).toEqual([])
  // The node's answer is of no use.
  expect(request).toMatchObject({ name: 'GET /v1/account/:address/balance', status: { code: 2 } })
  expect(request?.parentSpanId).toBeUndefined()
  expect(attributesOf(request)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/v1/account/:address/balance',
    'http.response.status_code': 502,
  })
  const inner = spans.filter(({ kind }) => kind === 3)
  for (const span of inner)
    expect(span).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId })
  expect(attributesOf(inner.find(({ name }) => name === 'SELECT'))).toMatchObject({
    'db.system.name': 'postgresql',
    'db.query.text': expect.stringContaining('select'),
  })
  expect(attributesOf(inner.find(({ name }) => name === 'The node of eip155:1'))).toMatchObject({
    'http.response.status_code': 200,
  })
})

it('names no visitor, no account, no address of a page and no key', async () => {
  const { requests } = await trace(async url => {
    await fetch(`${url}/v1/account/${account}/balance?${query}&chainId=eip155:1&currency=usd`, {
      headers: { Origin: 'https://shop.example', 'X-Forwarded-For': '203.0.113.7' },
    })
    await fetch(`${url}/nowhere/ada@lovelace.example?token=hidden`)
    await fetch(`${url}/getWallets?${query}&search=lovelace`)
  })
  const told = requests.map(({ body }) => body).join('\n')
  expect(told).toContain('GET none')
  expect(told).not.toMatch(/0x1234|lovelace|hidden|key-of-the-owner|203\.0\.113|shop\.example|127\.0\.0\.1/)
})

it('goes on with the trace of its caller, and leaves out what the caller does not sample', async () => {
  const ask = (flags: string) =>
    trace(url => fetch(`${url}/health`, { headers: { traceparent: `00-${traceId}-${parentId}-${flags}` } }))
  const { spans } = await ask('01')
  expect(spans.find(({ kind }) => kind === 2)).toMatchObject({ traceId, parentSpanId: parentId })
  expect((await ask('00')).spans).toEqual([])
})

it.each(['', '00-zero', `00-${'0'.repeat(32)}-${parentId}-01`, `ff-${traceId}-${parentId}-01`])(
  'begins a trace of its own where the caller names none: %s',
  async traceparent => {
    const { spans } = await trace(url => fetch(`${url}/health`, { headers: { traceparent } }))
    const request = spans.find(({ kind }) => kind === 2)
    expect(request).toMatchObject({ name: 'GET /health' })
    expect(request?.traceId).not.toBe(traceId)
    expect(request?.parentSpanId).toBeUndefined()
  },
)

it('serves on where the collector is gone, says so once, and ends in time', async () => {
  const errors: string[] = []
  const server = await startServer({
    port: 0,
    databaseUrl: home.databaseUrl,
    traces: { url: 'http://127.0.0.1:1/v1/traces', serviceName: 'shop' },
    onError: error => void errors.push(error.message),
  })
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  await server.close()
  expect(errors).toEqual(['The trace collector cannot be reached.'])
})

it('sends nothing unless it is told where', async () => {
  const collector = await startStub(() => ({}))
  const server = await startServer({ port: 0, databaseUrl: home.databaseUrl })
  await fetch(`${server.url}/health`)
  await server.close()
  await collector.close()
  expect(collector.state.requests).toEqual([])
})
