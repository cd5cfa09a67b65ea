import { describe, expect, it } from 'vitest'
import { createMemoryRelay } from '../../test/createMemoryRelay.js'
import { createTabs } from '../../test/createTabs.js'
import { createTestEnvironment, settle } from '../../test/createTestEnvironment.js'
import { createTabRelay } from '../tabs/createTabRelay.js'
import { createConnection, wakeEvents } from './createConnection.js'
import { createRelay } from './createRelay.js'
import type { SocketLike } from './Socket.js'

const topic = 'a'.repeat(64)
const publication = { topic, message: 'hello', ttl: 300, tag: 1108 }

function setUp() {
  const clock = { now: 1_700_000_000_000 }
  const server = createMemoryRelay({ now: () => clock.now })
  const tabs = createTabs()
  let attempts = 0
  const openTab = () => {
    const environment = createTestEnvironment(
      { page: tabs.open().page, randomUUID: () => String(Math.random()) },
      clock,
    )
    const { relay } = createTabRelay({
      environment,
      createRelay: onMessage =>
        createRelay({
          environment,
          WebSocket: server.WebSocket,
          random: () => 1,
          relayUrls: ['wss://relay.example'],
          async getUrl() {
            attempts += 1
            return `wss://relay.example/?auth=a.${btoa('{"iss":"me"}')}.b`
          },
          onMessage,
          onNotice: () => undefined,
        }),
      onMessage: async () => undefined,
    })
    return { relay, environment }
  }
  return { clock, server, openTab, count: () => attempts }
}

/** A tab whose socket waits for half a minute by now: attempts after 0, 0.5, 1, 2, 4, 8 and 16 seconds. */
async function setUpWaiting() {
  const world = setUp()
  const tab = world.openTab()
  await tab.relay.subscribe([topic])
  world.server.refuse({ code: 1006 })
  world.server.restart()
  await tab.environment.advance(32_000)
  return { ...world, ...tab, before: world.count() }
}

describe('a socket that waits before it is tried again', () => {
  it('is tried at once when the visitor does something [WC21]', async () => {
    const { relay, server } = await setUpWaiting()
    server.refuse(undefined)
    await relay.publish(publication)
    expect(server.log).toHaveLength(1)
  })

  it('is tried at once for a visitor of another tab, too [WC21]', async () => {
    const { openTab, server } = await setUpWaiting()
    server.refuse(undefined)
    const other = openTab()
    await other.relay.publish(publication)
    expect(server.log).toHaveLength(1)
  })

  it('is tried early no more than once in each wait, whatever a page has to say [WC21]', async () => {
    const { relay, environment, count, before } = await setUpWaiting()
    for (let second = 0; second < 120; second++) {
      relay.publish(publication).catch(() => undefined)
      await environment.advance(1000)
    }
    // Four waits of half a minute, of which every other one is cut short.
    expect(count() - before).toBeGreaterThan(4)
    expect(count() - before).toBeLessThanOrEqual(8)
    relay.close()
  })

  it.each([
    [1008, 'rate', 30_000],
    [1012, 'retry after 7', 7000],
  ])('keeps the pause that the relay asked for with %s %s [WC21]', async (code, reason, pause) => {
    const { openTab, server, count } = setUp()
    const { relay, environment } = openTab()
    await relay.subscribe([topic])
    server.restart(code, reason)
    await settle()
    const published = relay.publish(publication)
    await environment.advance(pause - 1)
    expect(count()).toBe(1)
    await environment.advance(1)
    await published
    expect(count()).toBe(2)
  })

  it.each([
    [1008, 'rate', 30_000],
    [1013, 'retry after 7', 7000],
  ])('keeps it for a visitor who comes back to the page, too: %s %s [WC21]', async (code, reason, pause) => {
    const { openTab, server, count } = setUp()
    const { relay, environment } = openTab()
    await relay.subscribe([topic])
    server.restart(code, reason)
    await settle()
    await environment.advance(pause - 1)
    for (const event of wakeEvents) environment.page?.dispatchEvent(new Event(event))
    await settle()
    expect(count()).toBe(1)
    await environment.advance(1)
    expect(count()).toBe(2)
    relay.close()
  })

  it('is tried at once for a visitor who comes back after the machine has slept through such a pause', async () => {
    const { openTab, server, count, clock } = setUp()
    const { relay, environment } = openTab()
    await relay.subscribe([topic])
    server.restart(1008, 'rate')
    await settle()
    clock.now += 60_000
    environment.page?.dispatchEvent(new Event('focus'))
    expect(count()).toBe(2)
    relay.close()
  })

  it('is tried early again once it has held', async () => {
    const { relay, environment, server } = await setUpWaiting()
    const sendLate = async () => {
      server.refuse(undefined)
      await relay.publish(publication)
      await environment.advance(31_000)
      server.refuse({ code: 1006 })
      server.restart()
      await environment.advance(32_000)
    }
    await sendLate()
    await sendLate()
    expect(server.log).toHaveLength(2)
  })
})

describe('a socket whose token is still being signed', () => {
  function setUpSigning() {
    const environment = createTestEnvironment()
    const server = createMemoryRelay({ now: environment.now })
    const tokens: { resolve(url: string): void; reject(error: Error): void }[] = []
    const stops: string[] = []
    const connection = createConnection({
      environment,
      WebSocket: server.WebSocket,
      random: () => 1,
      relayUrls: ['wss://relay.example'],
      getUrl: () => new Promise((resolve, reject) => tokens.push({ resolve, reject })),
      onOpen: () => undefined,
      onText: () => undefined,
      onWake: () => undefined,
      onDown: () => undefined,
      onStopped: reason => void stops.push(reason),
    })
    const sign = (attempt: number) =>
      tokens[attempt]?.resolve(`wss://relay.example/?auth=a.${btoa('{"iss":"me"}')}.b`)
    return { environment, server, connection, tokens, stops, sign }
  }

  it('is not opened any more once nobody wants it', async () => {
    const { server, connection, sign } = setUpSigning()
    connection.open()
    connection.close()
    sign(0)
    await settle()
    expect(server.urls).toEqual([])
  })

  it('is opened once, however often it was asked for meanwhile', async () => {
    const { server, connection, tokens, sign } = setUpSigning()
    connection.open()
    connection.open()
    connection.close()
    connection.open()
    sign(1)
    sign(0)
    await settle()
    expect(tokens).toHaveLength(2)
    expect(server.urls).toHaveLength(1)
    connection.close()
  })

  it('is tried again when the browser never signs', async () => {
    const { environment, server, connection, sign } = setUpSigning()
    connection.open()
    await environment.advance(16_000)
    sign(1)
    await settle()
    expect(server.urls).toHaveLength(1)
    connection.close()
  })

  it('tells why there is none when it cannot be signed', async () => {
    const { connection, tokens, stops } = setUpSigning()
    connection.open()
    tokens[0]?.reject(new Error('no such key'))
    await settle()
    expect(stops).toEqual(['no such key'])
    expect(connection.wanted).toBe(false)
  })
})

describe('a relay with several addresses', () => {
  const relayUrls = ['wss://one.example', 'wss://two.example', 'wss://three.example']

  /** Sockets whose fate the test decides. */
  function setUpSeveral() {
    const environment = createTestEnvironment()
    const sockets: SocketLike[] = []
    const hosts: string[] = []
    class TestSocket implements SocketLike {
      onopen: SocketLike['onopen'] = null
      onmessage: SocketLike['onmessage'] = null
      onclose: SocketLike['onclose'] = null
      onerror: SocketLike['onerror'] = null
      constructor(url: string) {
        hosts.push(new URL(url).hostname)
        sockets.push(this)
      }
      send() {}
      close() {}
    }
    const stops: string[] = []
    const connection = createConnection({
      environment,
      WebSocket: TestSocket,
      random: () => 1,
      relayUrls,
      getUrl: async relayUrl => relayUrl,
      onOpen: () => undefined,
      onText: () => undefined,
      onWake: () => undefined,
      onDown: () => undefined,
      onStopped: reason => void stops.push(reason),
    })
    const latest = () => sockets.at(-1)
    return {
      environment,
      connection,
      hosts,
      stops,
      accept: () => latest()?.onopen?.({} as never),
      async end(code: number, reason = '') {
        latest()?.onclose?.({ code, reason } as never)
        await settle()
      },
    }
  }

  it('moves on to the next at once when one refuses the connection, and starts over after the last', async () => {
    const { connection, environment, hosts, end } = setUpSeveral()
    connection.open()
    for (let attempt = 0; attempt < 3; attempt++) {
      await settle()
      await end(1006)
      await environment.advance(1000)
    }
    expect(hosts).toEqual(['one.example', 'two.example', 'three.example', 'one.example'])
    connection.close()
  })

  it('waits three seconds for one that does not answer, and long for the last that is left', async () => {
    const { connection, environment, hosts } = setUpSeveral()
    connection.open()
    await environment.advance(3000)
    expect(hosts).toEqual(['one.example', 'two.example'])
    await environment.advance(3500)
    expect(hosts.at(-1)).toBe('three.example')
    await environment.advance(14_000)
    expect(hosts).toHaveLength(3)
    connection.close()
  })

  it('is tried again at the same address when a connection is lost, then at the next', async () => {
    const { connection, environment, hosts, accept, end } = setUpSeveral()
    connection.open()
    await settle()
    accept()
    await end(1006)
    await environment.advance(0)
    await end(1006)
    await environment.advance(500)
    expect(hosts).toEqual(['one.example', 'one.example', 'two.example'])
    connection.close()
  })

  it.each([
    [1008, 'rate'],
    [1012, 'retry after 60'],
  ])(
    'uses the next while one keeps clients away with %s %s, and keeps the pause of the first',
    async (code, reason) => {
      const { connection, environment, hosts, accept, end } = setUpSeveral()
      connection.open()
      await settle()
      accept()
      await end(code, reason)
      await environment.advance(0)
      expect(hosts).toEqual(['one.example', 'two.example'])
      await end(1006)
      await environment.advance(500)
      await end(1006)
      await environment.advance(10_000)
      expect(hosts).toEqual(['one.example', 'two.example', 'three.example'])
      await environment.advance(60_000)
      expect(hosts[3]).toBe('one.example')
      connection.close()
    },
  )

  it('stops when the project is refused, which no other address would change', async () => {
    const { connection, environment, hosts, stops, end } = setUpSeveral()
    connection.open()
    await settle()
    await end(3000, 'Unauthorized: invalid key')
    await environment.advance(60_000)
    expect(hosts).toEqual(['one.example'])
    expect(stops).toEqual(['Unauthorized: invalid key'])
  })
})
