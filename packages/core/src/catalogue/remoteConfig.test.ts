import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { json } from '../../test/createFakeEnvironment.js'
import { createTestPortico } from '../../test/createTestPortico.js'
import type { PorticoOptions } from '../runtime/Options.js'
import type { Portico } from '../runtime/Portico.js'
import { checkOrigin } from './checkOrigin.js'
import { fetchRemoteFeatures } from './fetchRemoteFeatures.js'

const services = 'https://portico.example'
const titles = ({ store }: Portico) => store.get().alerts.items.map(({ title }) => title)

function setUp(answer: () => Response | Error, options: Partial<PorticoOptions> = {}) {
  const test = createTestPortico({ services, ...options })
  test.fake.answer(answer)
  return test
}

describe('fetchRemoteFeatures', () => {
  const features = [{ id: 'multi_wallet', isEnabled: true, config: [] }]

  it('asks once and puts the answer in force [W-05]', async () => {
    const { portico, fake } = setUp(() => json({ features }))
    await Promise.all([fetchRemoteFeatures(portico), fetchRemoteFeatures(portico)])
    await fetchRemoteFeatures(portico)
    expect(fake.requests.map(({ url }) => url.pathname)).toEqual(['/appkit/v1/config'])
    expect(portico.store.get().features).toMatchObject({
      status: 'success',
      values: { multiWallet: true, email: false, socials: false, branding: false, send: true },
    })
    expect(titles(portico)).toEqual([])
  })

  it.each([
    [{}, 'react-evm'],
    [{ framework: 'vue' }, 'vue-evm'],
    [{ framework: 'html', adapters: [] }, 'html-universal'],
  ] as const)('says with %j that the kit is %s [W-04]', async (options, kit) => {
    const { portico, fake } = setUp(() => json({ allowedOrigins: [] }), options)
    await checkOrigin(portico)
    expect(fake.requests[0]?.url.search).toBe(
      `?projectId=test&st=portico&sv=${encodeURIComponent(`${kit}-${manifest.version}`)}`,
    )
  })

  it('sends nothing before it is called', async () => {
    const { fake } = setUp(() => json({ features }))
    await fake.advance(60_000)
    expect(fake.requests).toEqual([])
  })

  it('keeps what the page says when the service fails, with an alert that tells why [X-01]', async () => {
    const { portico, fake } = setUp(() => new Response(null, { status: 500 }), {
      features: { multiWallet: true },
    })
    const done = fetchRemoteFeatures(portico)
    await fake.advance(5000)
    await done
    expect(portico.store.get().features).toMatchObject({
      status: 'error',
      values: { multiWallet: true, activity: true },
    })
    expect(titles(portico)).toEqual(['Server Error'])
    expect(portico.store.get().alerts.items[0]?.message).toContain('HTTP status code: 500')
  })

  it('takes theme and order from the project, before those of the page', async () => {
    const appearance = [
      { id: 'theme', isEnabled: true, config: ['mode=dark', '--portico-accent=#0f7b4f', 'z-index=1'] },
      { id: 'connect_methods_order', isEnabled: true, config: ['wallet', 'fax', 'email'] },
    ]
    const { portico } = setUp(() => json({ features: appearance }), {
      theme: {
        mode: 'light',
        variables: { '--portico-accent': '#111111', '--portico-font-family': 'serif' },
      },
      features: { connectMethodsOrder: ['email', 'wallet'] },
    })
    await fetchRemoteFeatures(portico)
    const { theme, features } = portico.store.get()
    expect(theme).toEqual({
      mode: 'dark',
      variables: { '--portico-accent': '#0f7b4f', '--portico-font-family': 'serif' },
    })
    expect(features.values.connectMethodsOrder).toEqual(['wallet', 'email'])
  })

  it.each([
    [[]],
    [[{ id: 'theme', isEnabled: false, config: ['mode=dark'] }]],
    [[{ id: 'theme', isEnabled: true, config: null }]],
    [[{ id: 'theme', isEnabled: true, config: ['mode=pink', 'nonsense'] }]],
    [[{ id: 'connect_methods_order', isEnabled: true, config: ['fax'] }]],
  ])('leaves theme and order to the page with %j', async appearance => {
    const theme = { mode: 'light', variables: { '--portico-accent': '#111111' } } as const
    const { portico } = setUp(() => json({ features: appearance }), {
      theme,
      features: { connectMethodsOrder: ['email', 'wallet'] },
    })
    await fetchRemoteFeatures(portico)
    expect(portico.store.get().theme).toEqual(theme)
    expect(portico.store.get().features.values.connectMethodsOrder).toEqual(['email', 'wallet'])
  })

  it('survives an answer that is not one', async () => {
    for (const body of ['<html>', 'null', '[]', '{"features":7}']) {
      const { portico } = setUp(() => new Response(body))
      await fetchRemoteFeatures(portico)
      expect(portico.store.get().features).toMatchObject({ status: 'error', values: { email: true } })
    }
  })

  it('tells the developer which options have no effect, and shows visitors nothing of it', async () => {
    const { portico, fake } = setUp(() => json({ features }), {
      features: { multiWallet: true, receive: false },
    })
    await fetchRemoteFeatures(portico)
    expect(titles(portico)).toEqual([])
    expect(fake.logged).toEqual([{ level: 'error', message: expect.stringMatching(/multiWallet$/) }])
  })

  it('asks nobody when there is no service, and switches all off when there is no adapter', async () => {
    const local = setUp(() => json({ features }), { services: undefined })
    await fetchRemoteFeatures(local.portico)
    expect(local.portico.store.get().features).toMatchObject({ status: 'success', values: { email: true } })
    const basic = setUp(() => json({ features }), { adapters: [] })
    await fetchRemoteFeatures(basic.portico)
    expect(basic.portico.store.get().features.values).toMatchObject({ email: false, swaps: false })
    expect([...local.fake.requests, ...basic.fake.requests]).toEqual([])
  })

  it('drops the logins that Telegram cannot complete [R-11]', async () => {
    const { fake, portico } = createTestPortico({ services })
    Object.assign(fake.page ?? {}, { TelegramWebviewProxy: {} })
    Object.assign(portico.environment, { userAgent: 'Mozilla/5.0 (Linux; Android 15)' })
    const config = ['email', 'google', 'x', 'facebook', 'apple']
    fake.answer(() => json({ features: [{ id: 'social_login', isEnabled: true, config }] }))
    await fetchRemoteFeatures(portico)
    expect(portico.store.get().features.values.socials).toEqual(['google', 'apple'])
  })
})

describe('checkOrigin', () => {
  const origins = (...allowedOrigins: string[]) => json({ allowedOrigins })

  it('asks once and allows what is on the list, with wildcards [R-14] [W-06]', async () => {
    const { portico, fake } = setUp(() => origins('https://other.example', 'https://dapp.example'))
    expect(await Promise.all([checkOrigin(portico), checkOrigin(portico)])).toEqual(['allowed', 'allowed'])
    expect(fake.requests.map(({ url }) => url.pathname)).toEqual(['/projects/v1/origins'])
    const wild = setUp(() => origins('https://*.dapp.example'))
    Object.assign(wild.portico.environment, { location: { origin: 'https://www.dapp.example' } })
    expect(await checkOrigin(wild.portico)).toBe('allowed')
    expect([...titles(portico), ...titles(wild.portico)]).toEqual([])
  })

  it.each([[['https://other.example']], [['https://dapp.example.evil.example']], [[]]])(
    'tells the owner when the origin is not on %j [R-14] [X-01]',
    async list => {
      const { portico } = setUp(() => origins(...list))
      expect(await checkOrigin(portico)).toBe('refused')
      expect(titles(portico)).toEqual(['Origin Not Allowed'])
      expect(portico.store.get().alerts.items[0]?.message).toContain('https://dapp.example')
    },
  )

  it('tells the owner too when the service itself refuses the origin [R-14] [X-01]', async () => {
    const { portico } = setUp(() => new Response(null, { status: 403 }))
    Object.assign(portico.environment, { location: { origin: 'http://localhost:3000' } })
    expect(await checkOrigin(portico)).toBe('refused')
    expect(titles(portico)).toEqual(['Origin Not Allowed'])
    expect(portico.store.get().alerts.items[0]?.message).toContain('http://localhost:3000')
  })

  it.each([
    [429, 'Rate Limited'],
    [500, 'Server Error'],
    [503, 'Server Error'],
    [401, 'Project ID Not Configured'],
    [404, 'Project ID Not Configured'],
  ])('answers status %i with %s [X-01]', async (status, title) => {
    const { portico, fake } = setUp(() => new Response(null, { status }))
    const verdict = checkOrigin(portico)
    await fake.advance(5000)
    expect(await verdict).toBe('unknown')
    expect(titles(portico)).toEqual([title])
  })

  it.each([
    ['is not there', () => new TypeError('Failed to fetch')],
    ['does not answer in time', () => new Promise<never>(() => {})],
  ])('says that it could not be checked when the service %s [X-01]', async (_, answer) => {
    const { portico, fake } = createTestPortico({ services })
    fake.answer(answer)
    const verdict = checkOrigin(portico)
    await fake.advance(300_000)
    expect(await verdict).toBe('unknown')
    expect(titles(portico)).toEqual(['Services Not Reachable'])
    expect(portico.store.get().alerts.items[0]?.message).toContain(services)
  })

  it('calls an unreadable list a project that is not configured [X-01]', async () => {
    for (const body of ['null', '{}', '<html>']) {
      const { portico } = setUp(() => new Response(body))
      await checkOrigin(portico)
      expect(titles(portico)).toEqual(['Project ID Not Configured'])
    }
  })

  it('shows none of it when debug is off, and asks nobody without a service [X-01]', async () => {
    const quiet = setUp(() => origins(), { debug: false })
    expect(await checkOrigin(quiet.portico)).toBe('refused')
    expect(titles(quiet.portico)).toEqual([])
    const local = setUp(() => origins(), { services: undefined })
    expect(await checkOrigin(local.portico)).toBe('unknown')
    expect(local.fake.requests).toEqual([])
  })
})
