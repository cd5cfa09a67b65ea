import { describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../test/createFakeEnvironment.js'
import type { PorticoEvent } from '../events/Events.js'
import { createAnalytics } from './createAnalytics.js'
import { createHttpClient } from './createHttpClient.js'

const opened: PorticoEvent = { event: 'MODAL_OPEN', properties: { connected: false } }
const failure: PorticoEvent = {
  event: 'INTERNAL_SDK_ERROR',
  properties: { errorType: 'TypeError', errorMessage: 'x is undefined' },
}

function setUp(enabled: () => Promise<boolean> = async () => true, status = 202) {
  const environment = createFakeEnvironment()
  environment.answer(() => new Response(null, { status }))
  let forbidden = 0
  let asked = 0
  const analytics = createAnalytics({
    environment,
    http: createHttpClient({
      environment,
      baseUrl: 'https://events.example',
      query: { projectId: 'p', st: 'portico', sv: 'v' },
    }),
    fetchEnabled: () => {
      asked += 1
      return enabled()
    },
    onForbidden: () => {
      forbidden += 1
    },
  })
  const sent = () => environment.requests.flatMap(({ body }) => body)
  const wait = () => environment.advance(10_000)
  return { environment, analytics, sent, wait, forbidden: () => forbidden, asked: () => asked }
}

describe('createAnalytics', () => {
  it('sends an event with id, page, time and properties, so that it survives leaving the page [W-10]', async () => {
    const { environment, analytics, sent, wait } = setUp()
    await analytics.send(opened, 1234)
    await wait()
    expect(sent()).toEqual([
      {
        eventId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        url: 'https://dapp.example/page',
        domain: 'dapp.example',
        timestamp: 1234,
        props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
      },
    ])
    expect(environment.requests[0]?.url.pathname).toBe('/e')
    expect(environment.requests[0]?.init.keepalive).toBe(true)
  })

  it('never sends MODAL_CREATED [W-10]', async () => {
    const { analytics, sent, wait } = setUp()
    await analytics.send({ event: 'MODAL_CREATED' }, 1)
    await wait()
    expect(sent()).toEqual([])
  })

  it('sends only INITIALIZE while analytics is off, or when that cannot be found out [W-10]', async () => {
    for (const enabled of [async () => false, () => Promise.reject(new Error('down'))]) {
      const { analytics, sent, asked, wait } = setUp(enabled)
      await analytics.send({ event: 'INITIALIZE', properties: { debug: true } }, 1)
      await analytics.send(opened, 2)
      await analytics.send(opened, 3)
      await wait()
      expect(sent()).toEqual([
        expect.objectContaining({ props: expect.objectContaining({ event: 'INITIALIZE' }) }),
      ])
      expect(asked()).toBe(1)
    }
  })

  it('sends at most five error events in 60 s [X-09]', async () => {
    const { environment, analytics, sent, wait } = setUp()
    for (let count = 0; count < 7; count++) {
      await analytics.send(failure, environment.now())
      await environment.advance(1000)
    }
    await environment.advance(8000)
    expect(sent()).toHaveLength(5)
    expect(sent()[0]).toMatchObject({
      timestamp: new Date(1_700_000_000_000).toISOString(),
      props: { type: 'error', event: 'INTERNAL_SDK_ERROR', errorType: 'TypeError' },
    })
    await environment.advance(44_999)
    await analytics.send(failure, environment.now())
    await wait()
    expect(sent()).toHaveLength(5)
    await analytics.send(failure, environment.now())
    await wait()
    expect(sent()).toHaveLength(6)
  })

  it('sends the nine events of a visit in one request [W-10]', async () => {
    const { environment, analytics, sent } = setUp()
    for (let count = 1; count <= 9; count++) await analytics.send(opened, count)
    await environment.advance(9999)
    expect(environment.requests).toHaveLength(0)
    await environment.advance(1)
    expect(environment.requests.map(({ url }) => url.pathname)).toEqual(['/batch'])
    expect(sent().map(event => (event as { timestamp: number }).timestamp)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
    expect(environment.pending).toBe(0)
  })

  it('sends before the page may be discarded [W-10]', async () => {
    const { environment, analytics, sent } = setUp()
    const page = environment.page as unknown as EventTarget & { document?: unknown }
    await analytics.send(opened, 1)
    page.dispatchEvent(new Event('visibilitychange'))
    expect(sent()).toHaveLength(0)
    page.document = { visibilityState: 'hidden' }
    page.dispatchEvent(new Event('visibilitychange'))
    expect(sent()).toHaveLength(1)
    await analytics.send(opened, 2)
    page.dispatchEvent(new Event('pagehide'))
    expect(sent()).toHaveLength(2)
    expect(environment.requests.every(({ init }) => init.keepalive)).toBe(true)
  })

  it('sends no more in one request than the browser allows while the page unloads [W-10]', async () => {
    const { environment, analytics, sent } = setUp()
    const large = (count: number): PorticoEvent => ({
      event: 'INTERNAL_SDK_ERROR',
      properties: { errorType: 'Error', errorMessage: `${count}${'é'.repeat(10_000)}` },
    })
    for (let count = 0; count < 5; count++) await analytics.send(large(count), 1)
    await environment.advance(10_000)
    expect(sent()).toHaveLength(5)
    for (const { init } of environment.requests)
      expect(new TextEncoder().encode(String(init.body)).length).toBeLessThan(64 * 1024)
  })

  it('does not wait once a request is full [W-10]', async () => {
    const { environment, analytics, sent } = setUp()
    for (let count = 0; count < 100; count++) await analytics.send(opened, count)
    expect(sent()).toHaveLength(100)
    expect(environment.requests).toHaveLength(1)
  })

  it.each([
    ['unreachable', () => new TypeError('offline')],
    ['overloaded', () => new Response(null, { status: 503 })],
    ['out of quota', () => new Response(null, { status: 429 })],
  ])('loses nothing while the service is %s [W-10]', async (_, fail) => {
    const { environment, analytics } = setUp()
    let isDown = true
    environment.answer(() => (isDown ? fail() : new Response(null, { status: 202 })))
    await analytics.send(opened, 1)
    await analytics.send(opened, 2)
    await environment.advance(10_000)
    await analytics.send(opened, 3)
    isDown = false
    const failed = environment.requests.splice(0)
    await environment.advance(20_000)
    const ids = ({ body }: { body: unknown }) => (body as { eventId: string }[]).map(({ eventId }) => eventId)
    expect(environment.requests.map(ids)).toEqual([[...(failed.map(ids)[0] ?? []), expect.any(String)]])
  })

  it('tries an unavailable service less and less often, and keeps a bounded number of events', async () => {
    const { environment, analytics } = setUp(undefined, 503)
    for (let count = 0; count < 300; count++) await analytics.send(opened, count)
    await environment.advance(3_600_000)
    expect(environment.requests.length).toBeLessThan(50)
    environment.requests.splice(0)
    environment.answer(() => new Response(null, { status: 202 }))
    await environment.advance(320_000)
    expect(environment.requests.flatMap(({ body }) => body)).toHaveLength(200)
  })

  it('sends the events alone where the service refuses the batch [W-10]', async () => {
    const { environment, analytics } = setUp()
    environment.answer(({ url }) => new Response(null, { status: url.pathname === '/e' ? 202 : 404 }))
    await analytics.send(opened, 1)
    await analytics.send(opened, 2)
    await environment.advance(10_000)
    expect(environment.requests.map(({ url }) => url.pathname)).toEqual(['/batch', '/e', '/e'])
    expect(environment.pending).toBe(0)
  })

  it('reports a 403 and is otherwise silent about failures [X-01]', async () => {
    const refused = setUp(undefined, 403)
    await refused.analytics.send(opened, 1)
    await refused.wait()
    expect(refused.forbidden()).toBe(1)
    const broken = setUp(undefined, 500)
    await expect(broken.analytics.send(opened, 1)).resolves.toBeUndefined()
    await broken.wait()
    expect(broken.forbidden()).toBe(0)
    const offline = setUp()
    offline.environment.answer(() => new TypeError('offline'))
    await expect(offline.analytics.send(opened, 1)).resolves.toBeUndefined()
    await offline.wait()
  })
})
