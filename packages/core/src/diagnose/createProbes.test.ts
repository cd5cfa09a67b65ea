import { describe, expect, it } from 'vitest'
import { createFakeEnvironment } from '../../test/createFakeEnvironment.js'
import type { Environment, Page } from '../services/Environment.js'
import { createProbes } from './createProbes.js'

const relay = 'wss://relay.example'

function setUp(overrides: Partial<Environment> = {}) {
  const document = new EventTarget()
  const page = Object.assign(new EventTarget(), { document, navigator: { onLine: true } }) as unknown as Page
  const fake = createFakeEnvironment({ page, ...overrides })
  const violate = (blockedURI: string, disposition = 'enforce') =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), {
        blockedURI,
        disposition,
        effectiveDirective: 'connect-src',
      }),
    )
  return { fake, violate, probes: createProbes(fake) }
}

async function outcomeOf(
  { fake, probes }: ReturnType<typeof setUp>,
  url: string,
  attempt: (signal: AbortSignal) => Promise<unknown>,
) {
  const reached = probes.watch(url, attempt)
  await fake.advance(10_000)
  return reached
}

describe('createProbes', () => {
  it('tells what was reached', async () => {
    expect(await outcomeOf(setUp(), relay, async () => 'hello')).toEqual({ outcome: 'reached' })
  })

  // Of sockets, browsers name the scheme alone.
  it.each(['wss', `${relay}/?auth=x`])('tells a rule of the page, by the event about %s', async blocked => {
    const world = setUp()
    const attempt = async () => {
      // The browser says so after the request has failed.
      world.fake.setTimeout(() => world.violate(blocked), 5)
      throw new Error('refused')
    }
    expect(await outcomeOf(world, relay, attempt)).toEqual({ outcome: 'policy', directive: 'connect-src' })
  })

  it('tells a rule of the page also where what was tried never ends', async () => {
    const world = setUp()
    const attempt = () => {
      world.violate(relay)
      return new Promise(() => undefined)
    }
    expect(await outcomeOf(world, relay, attempt)).toEqual({ outcome: 'policy', directive: 'connect-src' })
  })

  it('takes neither rules that only report nor those for other addresses for the reason', async () => {
    const world = setUp()
    const attempt = async () => {
      world.violate(relay, 'report')
      world.violate('https://other.example')
      await new Promise<void>(resolve => world.fake.setTimeout(resolve, 50))
      throw new Error('refused')
    }
    expect(await outcomeOf(world, relay, attempt)).toEqual({ outcome: 'failed' })
  })

  it('takes a failure that no network is fast enough for for an extension, unless the machine itself answers', async () => {
    const fail = async () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await outcomeOf(setUp(), relay, fail)).toEqual({ outcome: 'blocked' })
    for (const host of ['localhost:8080', '172.16.0.1', '169.254.1.1', 'printer.local', 'shop.localhost'])
      expect(await outcomeOf(setUp(), `wss://${host}`, fail)).toEqual({ outcome: 'failed' })
    expect(await outcomeOf(setUp(), 'wss://172.32.0.1', fail)).toEqual({ outcome: 'blocked' })
  })

  it('knows that secure pages may not ask over what is not', async () => {
    const location = {
      href: 'https://shop.example/',
      origin: 'https://shop.example',
      hostname: 'shop.example',
    }
    const world = setUp({ location })
    const fail = async () => {
      throw new TypeError('Failed to fetch')
    }
    const url = 'http://node.example'
    const reach = await outcomeOf(world, url, fail)
    expect(reach).toEqual({ outcome: 'failed' })
    expect(world.probes.explain(url, reach)?.message).toMatch('Browsers block requests to')
  })

  it('takes addresses of the page itself', async () => {
    const location = {
      href: 'https://shop.example/',
      origin: 'https://shop.example',
      hostname: 'shop.example',
    }
    expect(await outcomeOf(setUp({ location }), '/rpc', async () => 'hello')).toEqual({ outcome: 'reached' })
  })

  it('gives up what says nothing, and tells it', async () => {
    let isStopped = false
    const world = setUp()
    const attempt = (signal: AbortSignal) =>
      new Promise(() => signal.addEventListener('abort', () => (isStopped = true)))
    expect(await outcomeOf(world, relay, attempt)).toEqual({ outcome: 'silent' })
    expect(isStopped).toBe(true)
    expect(world.fake.pending).toBe(0)
  })

  it('asks for an address without reading the answer or saying who asks', async () => {
    const world = setUp()
    const reached = world.probes.reach('https://api.example/health')
    await world.fake.advance(0)
    expect(await reached).toEqual({ outcome: 'reached' })
    expect(world.fake.requests[0]?.init).toMatchObject({ mode: 'no-cors', credentials: 'omit' })
  })

  it('believes the browser that it is offline', () => {
    const page = { navigator: { onLine: false } } as unknown as Page
    expect(setUp({ page }).probes.isOnline()).toBe(false)
    expect(setUp().probes.isOnline()).toBe(true)
  })
})
