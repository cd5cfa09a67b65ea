import type { Probes, Reach } from '@portico/core/adapter'
import { describe, expect, it } from 'vitest'
import { createMemoryRelay } from '../../test/createMemoryRelay.js'
import { createTestEnvironment } from '../../test/createTestEnvironment.js'
import { createRelayChecks } from './createRelayChecks.js'
import type { SocketConstructor, SocketLike } from './Socket.js'

const relayUrl = 'wss://relay.example'

function setUp(WebSocket?: SocketConstructor) {
  const environment = createTestEnvironment()
  const server = createMemoryRelay({ now: environment.now })
  const probes: Probes = {
    isOnline: () => true,
    reach: async () => ({ outcome: 'reached' }),
    async watch(_, attempt): Promise<Reach> {
      try {
        await attempt(new AbortController().signal)
        return { outcome: 'reached' }
      } catch {
        return { outcome: 'failed' }
      }
    },
    explain: (url, { outcome }) =>
      outcome === 'reached' ? undefined : { code: outcome, message: '', facts: { url } },
  }
  const [check] = createRelayChecks(
    { environment, projectId: 'id' },
    { relayUrl, WebSocket: WebSocket ?? server.WebSocket },
  )
  if (!check) throw new Error('Each relay has a check.')
  return { server, probes, check }
}

/** A relay that lets nobody in, and says why. */
function refusing(reason: string): SocketConstructor {
  return class implements SocketLike {
    onopen: SocketLike['onopen'] = null
    onmessage: SocketLike['onmessage'] = null
    onclose: SocketLike['onclose'] = null
    onerror: SocketLike['onerror'] = null
    constructor() {
      queueMicrotask(() => this.onopen?.({} as never))
    }
    send() {
      queueMicrotask(() => this.onclose?.({ code: 3000, reason } as never))
    }
    close() {}
  }
}

describe('the check of the relay', () => {
  it('finds nothing where the relay answers, and keeps no socket open', async () => {
    const { check, probes, server } = setUp()
    expect(await check.run(probes)).toBeUndefined()
    expect(server.calls.map(({ method }) => method)).toEqual(['irn_subscribe'])
  })

  it('tells how the relay was not reached', async () => {
    const { check, probes, server } = setUp()
    server.refuse({ code: 1006 })
    expect(await check.run(probes)).toMatchObject({ code: 'failed', facts: { url: relayUrl } })
  })

  it('says nothing of a relay while the device is offline: that is the reason', async () => {
    const { check, probes } = setUp(refusing(''))
    expect(await check.run({ ...probes, isOnline: () => false })).toBeUndefined()
  })

  it.each([
    ['clock_skew: The clock is 7200 s ahead of the relay’s.', 'clock_wrong'],
    ['origin: The origin is not allowed.', 'origin_not_allowed'],
    ['project: There is no such project.', 'project_unknown'],
    ['Unauthorized: invalid key', 'project_unknown'],
    ['unavailable: The database does not answer.', 'unreachable'],
  ])('reads %s as %s', async (reason, code) => {
    const { check, probes } = setUp(refusing(reason))
    expect(await check.run(probes)).toMatchObject({ code, facts: { host: 'relay.example' } })
  })
})

it('checks each address of the relay, and names the one that cannot be reached', async () => {
  const { probes, server } = setUp()
  const down = 'wss://down.example'
  class WebSocket extends server.WebSocket {
    constructor(url: string) {
      if (url.startsWith(down)) throw new Error('refused')
      super(url)
    }
  }
  const environment = createTestEnvironment()
  const checks = createRelayChecks(
    { environment, projectId: 'id' },
    { relayUrl: [down, relayUrl], WebSocket: WebSocket as SocketConstructor },
  )
  const problems = await Promise.all(checks.map(check => check.run(probes)))
  expect(problems).toEqual([expect.objectContaining({ code: 'failed', facts: { url: down } }), undefined])
})
