import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.js'
import { watchEvents } from '../analytics/removeEvents.js'
import {
  createProject,
  createServer,
  purgeEvents,
  type StartServerOptions,
  updateProject,
} from '../exports/index.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database`delete from analytics_events`
  await updateProject(server.database, { id: 'shop', analyticsEnabled: true })
})

function createEvent(props: Record<string, unknown> = {}) {
  return {
    eventId: randomUUID(),
    url: 'https://shop.example/cart?session=secret#top',
    domain: 'shop.example',
    timestamp: Date.UTC(2026, 0, 2),
    props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false }, ...props },
  }
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return await server.call(
    path,
    {},
    { method: 'POST', body: text, headers: { 'Content-Type': 'application/json', ...headers } },
  )
}

const stored = async () =>
  await server.database<{ eventId: string; [column: string]: unknown }[]>`
    select * from analytics_events order by received_at`

describe('POST /e', () => {
  it('keeps an event [W-10]', async () => {
    const event = createEvent()
    expect((await post('/e', event)).status).toBe(202)
    expect(await stored()).toEqual([
      expect.objectContaining({
        projectId: 'shop',
        eventId: event.eventId,
        kind: 'track',
        event: 'MODAL_OPEN',
        url: 'https://shop.example/cart',
        domain: 'shop.example',
        properties: { connected: false },
        sdkType: 'portico',
        sdkVersion: 'html-evm-1.0.0',
        occurredAt: new Date(event.timestamp),
      }),
    ])
  })

  it('keeps an error event, whose time is ISO text [W-10]', async () => {
    const event = createEvent({ type: 'error', event: 'API_ERROR', errorMessage: 'x', stackTrace: 'y' })
    expect((await post('/e', { ...event, timestamp: '2026-01-02T00:00:00.000Z' })).status).toBe(202)
    expect((await stored())[0]).toMatchObject({
      kind: 'error',
      properties: { errorMessage: 'x', stackTrace: 'y' },
    })
  })

  it('keeps an event that comes twice once [W-10]', async () => {
    const event = createEvent()
    expect((await post('/e', event)).status).toBe(202)
    expect((await post('/e', event)).status).toBe(202)
    expect(await stored()).toHaveLength(1)
  })

  it('keeps nothing that tells who the visitor is [W-10]', async () => {
    const address = `0x${'Ab'.repeat(20)}`
    const properties = {
      address,
      userEmail: 'a@b.example',
      note: `sent by alice@example.com to ${address}`,
      deep: [{ message: 'bob@example.com', network: 'eip155:1' }],
    }
    expect((await post('/e', createEvent({ properties, address }))).status).toBe(202)
    const rows = await stored()
    expect(JSON.stringify(rows)).not.toMatch(/alice|bob|a@b|0xab|127\.0\.0\.1|secret/i)
    expect(rows[0]?.properties).toEqual({
      note: 'sent by [removed] to [removed]',
      deep: [{ message: '[removed]', network: 'eip155:1' }],
    })
  })

  it('keeps text that PostgreSQL has no place for, without those characters [W-10]', async () => {
    expect(
      (await post('/e', createEvent({ properties: { a: 'x\u0000y\ud800z', 'k\u0000': 1 } }))).status,
    ).toBe(202)
    expect((await stored())[0]?.properties).toEqual({ a: 'xyz', k: 1 })
  })

  it('keeps nothing while analytics is off [W-10]', async () => {
    await updateProject(server.database, { id: 'shop', analyticsEnabled: false })
    expect((await post('/e', createEvent())).status).toBe(202)
    expect(await stored()).toHaveLength(0)
  })

  it.each([
    ['an origin that is not allowed', { Origin: 'https://evil.example' }, createEvent()],
    ['an opaque origin', { Origin: 'null' }, createEvent()],
    ['plain text', { 'Content-Type': 'text/plain' }, createEvent()],
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'eventId=1'],
  ])('answers 403 to %s and keeps nothing [W-10] [R-14]', async (_, headers, body) => {
    const response = await post('/e', body, headers as Record<string, string>)
    expect(response.status).toBe(403)
    expect(await stored()).toHaveLength(0)
  })

  it('answers 403 to a request without an origin [R-14]', async () => {
    const response = await fetch(`${server.url}/e?projectId=shop&st=portico&sv=x`, {
      method: 'POST',
      body: JSON.stringify(createEvent()),
      headers: { 'Content-Type': 'application/json' },
    })
    expect(response.status).toBe(403)
  })

  it.each([
    ['no JSON', 'not json'],
    ['an empty body', ''],
    ['null', null],
    ['a list', []],
    ['no event id', { ...createEvent(), eventId: undefined }],
    ['a malformed event name', createEvent({ event: "'; drop table analytics_events; --" })],
    [
      'deep nesting',
      createEvent({ properties: { a: JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`) } }),
    ],
  ])('answers 400 to %s [W-10]', async (_, body) => {
    const response = await post('/e', body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'bad_request' } })
  })

  it.each([
    -1,
    8.64e15,
    253_402_300_800_000,
    1e308,
    '2026-13-45T00:00:00.000Z',
    '2026-01-02T24:61:00.000Z',
    '+275760-09-13T00:00:00.001Z',
    '0000-00-00T00:00:00Z',
    '0000-01-01T00:00:00.000Z',
    '1969-12-31T23:59:59.999Z',
  ])('answers 400 to the time %s [W-10]', async timestamp => {
    expect((await post('/e', { ...createEvent(), timestamp })).status).toBe(400)
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'never fails on the name %s, wherever it stands [W-10]',
    async name => {
      const properties = JSON.parse(`{"${name}":{"${name}":"x"}}`)
      expect((await post('/e', createEvent({ properties }))).status).toBe(202)
      expect((await post('/e', createEvent(JSON.parse(`{"${name}":1}`)))).status).toBe(202)
      expect((await post('/e', JSON.parse(`{"${name}":1}`))).status).toBe(400)
      for (const path of [
        '/getWallets',
        '/appkit/v1/config',
        '/health',
        '/public/getTokenImage/ETH',
        `/${name}`,
      ]) {
        const response = await server.call(path, { [name]: '1', search: name, names: name, include: name })
        expect(response.status, path).toBeLessThan(500)
      }
      expect((await server.call('/getWallets', { projectId: name })).status).toBe(401)
    },
  )

  it('answers 413 to a body that is too large [W-10]', async () => {
    const response = await post('/e', createEvent({ properties: { a: 'x'.repeat(70_000) } }))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ error: { code: 'payload_too_large' } })
  })
})

describe('POST /batch', () => {
  it('keeps all events of a batch [W-10]', async () => {
    const events = Array.from({ length: 10 }, () => createEvent())
    expect((await post('/batch', events)).status).toBe(202)
    expect(await stored()).toHaveLength(10)
  })

  it('keeps none of a batch with a malformed event, and says which field [W-10]', async () => {
    const response = await post('/batch', [createEvent(), { ...createEvent(), domain: 7 }])
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { message: expect.stringContaining('1.domain') } })
    expect(await stored()).toHaveLength(0)
  })
})

describe('what a project may store', () => {
  const startLimited = async (eventLimits: StartServerOptions['eventLimits']) => {
    const app = createServer({ database: server.database, eventLimits })
    await server.database`delete from analytics_days`
    return async (projectId: string, events: unknown[]) => {
      const response = await app.request(`/batch?projectId=${projectId}&st=portico&sv=x`, {
        method: 'POST',
        body: JSON.stringify(events),
        headers: { Origin: 'https://shop.example', 'Content-Type': 'application/json' },
      })
      return response.status
    }
  }
  const createEvents = (count: number) => Array.from({ length: count }, () => createEvent())

  it('ends with its events of the day, and leaves other projects alone [W-10]', async () => {
    await createProject(server.database, { id: 'other', allowedOrigins: ['https://shop.example'] })
    const send = await startLimited({ eventsPerDay: 10 })
    expect(await send('shop', createEvents(11))).toBe(429)
    expect(await send('shop', createEvents(6))).toBe(202)
    expect(await send('shop', createEvents(5))).toBe(429)
    expect(await send('shop', createEvents(4))).toBe(202)
    expect(await send('shop', createEvents(1))).toBe(429)
    expect(await send('other', createEvents(10))).toBe(202)
    await server.database`update analytics_days set day = day - 1`
    expect(await send('shop', createEvents(1))).toBe(202)
  })

  it('ends with its bytes of the day, also when all come at once [W-10]', async () => {
    const send = await startLimited({ bytesPerDay: 20_000 })
    const large = () => [createEvent({ properties: { text: 'a '.repeat(2500) } })]
    const statuses = await Promise.all(Array.from({ length: 8 }, () => send('shop', large())))
    expect(statuses.filter(status => status === 202)).toHaveLength(3)
    expect(await stored()).toHaveLength(3)
  })
})

describe('stored events', () => {
  it('are removed when they are too old, of whatever project [W-10]', async () => {
    const now = Date.now()
    for (const days of [1, 89, 91, 400]) {
      expect((await post('/e', createEvent())).status).toBe(202)
      await server.database`
        update analytics_events set received_at = ${new Date(now - days * 86_400_000)}
        where received_at > ${new Date(now - 1000)}`
    }
    await purgeEvents(server.database, new Date(now - 90 * 86_400_000))
    expect(await stored()).toHaveLength(2)
  })

  it('are removed in steps when there are very many [W-10]', async () => {
    await server.database`
      insert into analytics_events (project_id, event_id, kind, event, url, domain, sdk_type, sdk_version, occurred_at, received_at)
      select 'shop', gen_random_uuid(), 'track', 'X', '', '', '', '', now(), now() - interval '1 year' from generate_series(1, 2500)`
    await purgeEvents(server.database, new Date())
    expect(await stored()).toHaveLength(0)
  })

  it('are removed at the start of a server and not before their time [W-10]', async () => {
    await post('/e', createEvent())
    await post('/e', createEvent())
    const [first] = await stored()
    await server.database`
      update analytics_events set received_at = now() - interval '5 days' where event_id = ${first?.eventId ?? ''}`
    const stop = watchEvents(server.database, 4)
    await stop()
    expect(await stored()).toHaveLength(1)
  })
})
