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
  const sent = () => environment.requests.map(({ body }) => body)
  return { environment, analytics, sent, forbidden: () => forbidden, asked: () => asked }
}

describe('createAnalytics', () => {
  it('sends an event with id, page, time and properties, so that it survives leaving the page [W-10]', async () => {
    const { environment, analytics, sent } = setUp()
    await analytics.send(opened, 1234)
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
    const { analytics, sent } = setUp()
    await analytics.send({ event: 'MODAL_CREATED' }, 1)
    expect(sent()).toEqual([])
  })

  it('sends only INITIALIZE while analytics is off, or when that cannot be found out [W-10]', async () => {
    for (const enabled of [async () => false, () => Promise.reject(new Error('down'))]) {
      const { analytics, sent, asked } = setUp(enabled)
      await analytics.send({ event: 'INITIALIZE', properties: { debug: true } }, 1)
      await analytics.send(opened, 2)
      await analytics.send(opened, 3)
      expect(sent()).toEqual([
        expect.objectContaining({ props: expect.objectContaining({ event: 'INITIALIZE' }) }),
      ])
      expect(asked()).toBe(1)
    }
  })

  it('sends at most five error events in 60 s [X-09]', async () => {
    const { environment, analytics, sent } = setUp()
    for (let count = 0; count < 7; count++) {
      await analytics.send(failure, environment.now())
      await environment.advance(1000)
    }
    expect(sent()).toHaveLength(5)
    expect(sent()[0]).toMatchObject({
      timestamp: new Date(1_700_000_000_000).toISOString(),
      props: { type: 'error', event: 'INTERNAL_SDK_ERROR', errorType: 'TypeError' },
    })
    await analytics.send(opened, environment.now())
    expect(sent()).toHaveLength(6)
    await environment.advance(52_999)
    await analytics.send(failure, environment.now())
    expect(sent()).toHaveLength(6)
    await environment.advance(1)
    await analytics.send(failure, environment.now())
    expect(sent()).toHaveLength(7)
  })

  it('reports a 403 and is otherwise silent about failures [X-01]', async () => {
    const refused = setUp(undefined, 403)
    await refused.analytics.send(opened, 1)
    expect(refused.forbidden()).toBe(1)
    const broken = setUp(undefined, 500)
    await expect(broken.analytics.send(opened, 1)).resolves.toBeUndefined()
    expect(broken.forbidden()).toBe(0)
    const offline = setUp()
    offline.environment.answer(() => new TypeError('offline'))
    await expect(offline.analytics.send(opened, 1)).resolves.toBeUndefined()
  })
})
