import { beforeAll, describe, expect, it, vi } from 'vitest'
import { json } from '../../test/createFakeEnvironment.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import type { PorticoOptions } from '../runtime/Options.js'
import { trackEvent } from './trackEvent.js'

// Loaded beforehand, so that no test waits for the compiler.
beforeAll(() => import('../runtime/createRuntime.js'))

function setUp(options: Partial<PorticoOptions> = {}, isAnalyticsEnabled = true) {
  const test = createTestPortico({ services: 'https://portico.example', ...options })
  test.fake.answer(({ url }) =>
    url.pathname === '/getAnalyticsConfig'
      ? json({ isAnalyticsEnabled })
      : new Response(null, { status: 202 }),
  )
  const bodies = () =>
    test.fake.requests
      .filter(({ url }) => url.pathname === '/e' || url.pathname === '/batch')
      .flatMap(({ body }) => body as { props: { event: string; properties: Record<string, unknown> } })
      .map(({ props }) => props)
  const settleImports = async () => {
    await vi.dynamicImportSettled()
    await test.fake.advance(0)
  }
  /** Until it holds, while time passes; the limit only matters when it never does. */
  const eventually = (check: () => void) =>
    vi.waitFor(() => test.fake.advance(10_000).then(check), { timeout: 20_000, interval: 5 })
  return { ...test, bodies, events: () => bodies().map(({ event }) => event), settleImports, eventually }
}

const opened = { event: 'MODAL_OPEN', properties: { connected: false } } as const
const initialized = { event: 'INITIALIZE', properties: {} } as const

describe('trackEvent', () => {
  it('tells subscribers of the store, with the time', () => {
    const { portico, fake } = setUp({ services: undefined })
    const heard: unknown[] = []
    portico.store.subscribe(() => heard.push(portico.store.get().events))
    trackEvent(portico, opened)
    trackEvent(portico, opened)
    expect(heard).toEqual(Array(2).fill({ timestamp: fake.now(), data: opened }))
  })

  it('sends nothing at all where there is no analytics service [W-10]', async () => {
    const { portico, fake, settleImports } = setUp({ services: { config: 'https://portico.example' } })
    trackEvent(portico, initialized)
    trackEvent(portico, opened)
    await settleImports()
    expect(fake.requests).toEqual([])
  })

  it('keeps events on the page until the visitor acts, then sends them in order [W-10]', async () => {
    const { portico, fake, events, settleImports, eventually } = setUp()
    trackEvent(portico, initialized)
    trackEvent(portico, {
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: 'Fake', reconnect: true },
    })
    await settleImports()
    expect(fake.requests).toEqual([])
    trackEvent(portico, opened)
    await eventually(() => expect(events()).toEqual(['INITIALIZE', 'CONNECT_SUCCESS', 'MODAL_OPEN']))
    expect(fake.requests.filter(({ url }) => url.pathname === '/getAnalyticsConfig')).toHaveLength(1)
  })

  it('sends how long a connection took since the wallet was chosen, and nothing for a restored one', async () => {
    const { portico, fake, bodies, eventually } = setUp()
    const connected = { method: 'browser', name: 'Fake' } as const
    trackEvent(portico, { event: 'SELECT_WALLET', properties: { name: 'Fake', platform: 'browser' } })
    await fake.advance(1200)
    trackEvent(portico, { event: 'CONNECT_SUCCESS', properties: connected })
    trackEvent(portico, { event: 'CONNECT_SUCCESS', properties: connected })
    await eventually(() =>
      expect(bodies().map(({ properties }) => properties.milliseconds)).toEqual([undefined, 1200, undefined]),
    )
  })

  it('sends only INITIALIZE when analytics is off on the page or at the service [W-10] [W-08]', async () => {
    for (const test of [setUp({ features: { analytics: false } }), setUp({}, false)]) {
      trackEvent(test.portico, initialized)
      trackEvent(test.portico, opened)
      await test.eventually(() => expect(test.events()).toEqual(['INITIALIZE']))
      await test.settleImports()
      expect(test.events()).toEqual(['INITIALIZE'])
    }
  })

  it('describes the set-up without keys, addresses and functions [W-10]', async () => {
    const { portico, bodies, eventually } = setUp({
      services: { analytics: 'https://portico.example', config: 'https://portico.example' },
      customRpcUrls: { 'eip155:1': [{ url: 'https://node.example/secret-key' }] },
      theme: { mode: 'dark' },
    })
    trackEvent(portico, initialized)
    trackEvent(portico, opened)
    await eventually(() => expect(bodies()).toHaveLength(2))
    expect(bodies()[0]?.properties).toMatchObject({
      networks: ['eip155:1', 'eip155:10'],
      defaultNetwork: 'eip155:1',
      adapters: ['evm'],
      customRpcUrls: ['eip155:1'],
      services: ['config', 'images', 'analytics'],
      theme: { mode: 'dark' },
      siwx: false,
    })
    expect(JSON.stringify(bodies())).not.toMatch(/secret-key/)
  })

  it('raises one alert when the service refuses this page [X-01]', async () => {
    const { portico, fake, settleImports, eventually } = setUp()
    fake.answer(({ url }) => (url.pathname === '/batch' ? new Response(null, { status: 403 }) : undefined))
    trackEvent(portico, opened)
    trackEvent(portico, opened)
    await eventually(() =>
      expect(portico.store.get().alerts.items.map(({ title }) => title)).toEqual([
        'Invalid App Configuration',
      ]),
    )
    await settleImports()
    expect(portico.store.get().alerts.items).toHaveLength(1)
  })
})
