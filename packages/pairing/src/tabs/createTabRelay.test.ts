import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryRelay } from '../../test/createMemoryRelay.js'
import { createTabs } from '../../test/createTabs.js'
import { createTestEnvironment, settle } from '../../test/createTestEnvironment.js'
import { createRelay } from '../relay/createRelay.js'
import { createTabRelay } from './createTabRelay.js'
import type { Channel } from './findTabTools.js'

const topic = 'a'.repeat(64)
const publication = { topic, message: 'hello', ttl: 300, tag: 1108 }
const unhandled: unknown[] = []
const note = (error: unknown) => void unhandled.push(error)

beforeEach(() => {
  unhandled.length = 0
  process.on('unhandledRejection', note)
})
afterEach(() => {
  process.off('unhandledRejection', note)
})

function setUp() {
  const clock = { now: 1_700_000_000_000 }
  const server = createMemoryRelay({ now: () => clock.now })
  const tabs = createTabs()
  const openTab = () => {
    const { page } = tabs.open()
    makeStrict(page)
    const environment = createTestEnvironment({ page, randomUUID: () => String(Math.random()) }, clock)
    const { relay } = createTabRelay({
      environment,
      createRelay: onMessage =>
        createRelay({
          environment,
          WebSocket: server.WebSocket,
          relayUrls: ['wss://relay.example'],
          getUrl: async () => `wss://relay.example/?auth=a.${btoa('{"iss":"me"}')}.b`,
          onMessage,
          onNotice: () => undefined,
        }),
      onMessage: async () => undefined,
    })
    return { relay, environment }
  }
  return { server, openTab }
}

/** As browsers do: a closed channel throws at what is said into it. */
function makeStrict(page: object): void {
  const holder = page as { BroadcastChannel: new () => Channel } // put there by the tabs of the test
  holder.BroadcastChannel = class extends holder.BroadcastChannel {
    #isClosed = false
    override postMessage(message: unknown) {
      if (this.#isClosed) throw new DOMException('Channel is closed', 'InvalidStateError')
      super.postMessage(message)
    }
    override close() {
      this.#isClosed = true
      super.close()
    }
  }
}

describe('a tab', () => {
  it('can do without a topic before the relay has confirmed it, and leaves the socket then', async () => {
    const { server, openTab } = setUp()
    const { relay, environment } = openTab()
    const subscribed = relay.subscribe([topic])
    await relay.unsubscribe(topic)
    await subscribed
    expect(server.calls.map(({ method }) => method)).toEqual(['irn_subscribe', 'irn_unsubscribe'])
    await environment.advance(61_000)
    expect(server.open).toBe(0)
  })

  it('that leaves in the middle of the work for another one leaves no rejection behind', async () => {
    const { server, openTab } = setUp()
    const one = openTab()
    const two = openTab()
    one.relay.open()
    await settle()
    server.loseReplies(() => true)
    const published = two.relay.publish(publication)
    await settle()
    one.relay.close()
    server.loseReplies(undefined)
    await settle(20)
    // Said again by the one that leads now.
    await published
    expect(unhandled).toEqual([])
  })
})
