import { describe, expect, it } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { createTestLink, publication, topic } from '../../test/createTestLink.js'
import { createBackoff } from './createConnection.js'

describe('coming back', () => {
  it.each([
    [1000, '', 0],
    [1001, '', 0],
    [1006, '', 0],
    [1011, '', 0],
    [4008, '', 0],
    [1009, '', 0],
    [1008, 'rate', 30_000],
    [1012, 'retry after 7', 7000],
    [1013, 'retry-after=12', 12_000],
    [1012, 'restart: retry_after=3.7', 3700],
    [1013, 'retry-after=99999', 300_000],
    [3000, 'expired', 0],
  ])('after a close with %s %s waits %s ms [WC21]', async (code, reason, delay) => {
    const { relay, server, environment } = createTestLink()
    await relay.subscribe([topic])
    server.restart(code, reason)
    await settle()
    if (delay > 0) {
      await environment.advance(delay - 1)
      expect(server.urls).toHaveLength(1)
    }
    await environment.advance(1)
    expect(server.urls).toHaveLength(2)
    expect(server.open).toBe(1)
  })

  it('gives up what the relay found too large [WC21]', async () => {
    const { relay, server, environment } = createTestLink()
    await relay.subscribe([topic])
    server.loseReplies(() => true)
    const published = relay.publish(publication).catch((error: Error) => error)
    await settle()
    server.restart(1009)
    await environment.advance(1000)
    expect(await published).toMatchObject({ code: 'relay_unreachable' })
  })

  it.each([
    ['Unauthorized: origin not allowed', 1],
    // With the time corrected, too.
    ['JWT validation error: JWT Token is not yet valid', 2],
    ['Unauthorized: invalid key', 1],
  ])(
    'stops when the relay refuses us for good, and tells its words: %s [X-02] [WC21]',
    async (reason, tries) => {
      const { relay, server, environment, notices } = createTestLink()
      server.refuse({ code: 3000, reason })
      const published = relay.publish(publication).catch((error: Error) => error)
      await environment.advance(600_000)
      expect(server.urls).toHaveLength(tries)
      expect(notices).toEqual([reason])
      expect(await published).toMatchObject({
        code: 'relay_unreachable',
        message: expect.stringContaining(reason),
      })
      server.refuse(undefined)
      await relay.publish(publication)
      expect(server.open).toBe(1)
    },
  )

  it.each([
    ['clock_skew: The clock is ahead.', 'JWT validation error: JWT Token is not yet valid', 2],
    ['expired: The token has expired.', 'JWT validation error: JWT Token is not yet valid', 2],
    ['origin: Not allowed.', 'Unauthorized: origin not allowed', 1],
    ['project: Unknown.', 'Unauthorized: invalid key', 1],
  ])('knows what our own relay means by %s [X-02]', async (reason, message, tries) => {
    const { relay, server, environment, notices } = createTestLink()
    server.refuse({ code: 3000, reason })
    const published = relay.publish(publication).catch((error: Error) => error)
    await environment.advance(60_000)
    await published
    expect(notices).toEqual([message])
    expect(server.urls).toHaveLength(tries)
  })

  it('stops after three refused tokens [WC21]', async () => {
    const { relay, server, environment } = createTestLink()
    server.refuse({ code: 3000, reason: 'no' })
    const published = relay.publish(publication).catch((error: Error) => error)
    await environment.advance(600_000)
    expect(server.urls).toHaveLength(3)
    expect(await published).toMatchObject({ code: 'relay_unreachable' })
  })

  it('waits longer each time, with jitter, up to half a minute', () => {
    const backoff = createBackoff(() => 1)
    const delays = Array.from({ length: 10 }, () => backoff.next())
    expect(delays).toEqual([0, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
    backoff.reset()
    expect(backoff.next()).toBe(0)
    expect(createBackoff(() => 0.5).next()).toBe(0)
  })

  it('starts over after half a minute of quiet', async () => {
    const { relay, server, environment } = createTestLink()
    await relay.subscribe([topic])
    for (let count = 0; count < 4; count++) {
      server.restart()
      await environment.advance(5000)
    }
    await environment.advance(31_000)
    const before = server.urls.length
    server.restart()
    await environment.advance(0)
    expect(server.urls).toHaveLength(before + 1)
  })

  it('comes back at once when the network does', async () => {
    const { relay, server, environment } = createTestLink()
    await relay.subscribe([topic])
    server.refuse({ code: 1006 })
    server.restart()
    await environment.advance(20_000)
    server.refuse(undefined)
    environment.page?.dispatchEvent(new Event('online'))
    await settle()
    expect(server.open).toBe(1)
  })

  it('asks at once when somebody looks at the page again, as after a visit to the wallet', async () => {
    const { relay, server, environment } = createTestLink()
    await relay.subscribe([topic])
    await environment.advance(6000)
    server.loseReplies(() => true)
    environment.page?.dispatchEvent(new Event('visibilitychange'))
    await settle()
    server.loseReplies(undefined)
    await environment.advance(3000)
    expect(server.urls).toHaveLength(2)
    environment.page?.dispatchEvent(new Event('focus'))
    await environment.advance(4000)
    expect(server.urls).toHaveLength(2)
  })

  it('hears in the end what it asked for while it was offline', async () => {
    const { relay, server, environment, received } = createTestLink()
    server.refuse({ code: 1006 })
    const asked = relay.subscribe([topic]).catch((error: Error) => error)
    await environment.advance(120_000)
    expect(await asked).toMatchObject({ code: 'relay_unreachable' })
    server.inject(topic, 'while you were away')
    server.refuse(undefined)
    await environment.advance(60_000)
    expect(received).toEqual(['while you were away'])
  })

  it('asks for a few mailboxes with each beat, and for all of them in turn', async () => {
    const { relay, server, environment } = createTestLink()
    const topics = Array.from({ length: 45 }, (_, count) => count.toString(16).padStart(64, '0'))
    await relay.subscribe(topics)
    const before = server.calls.length
    await environment.advance(100_000)
    const beats = server.calls.slice(before).map(({ params }) => (params as { topics: string[] }).topics) // of one kind
    expect(beats.slice(0, 4)).toEqual([
      topics.slice(0, 20),
      topics.slice(20, 40),
      topics.slice(40),
      topics.slice(0, 20),
    ])
  })

  it('notices a dead network by an unanswered beat', async () => {
    const { relay, server, environment } = createTestLink()
    await relay.subscribe([topic])
    await environment.advance(60_000)
    expect(server.urls).toHaveLength(1)
    expect(server.calls.filter(({ method }) => method === 'irn_batchSubscribe').length).toBeGreaterThan(0)
    server.loseReplies(method => method === 'irn_batchSubscribe')
    await environment.advance(60_000)
    expect(server.urls.length).toBeGreaterThan(1)
  })

  it('comes back once after eight hours of sleep, with its subscriptions [WC27]', async () => {
    const { relay, server, environment, received } = createTestLink()
    await relay.subscribe([topic])
    await environment.sleep(8 * 3_600_000)
    await environment.advance(1000)
    expect(server.urls).toHaveLength(2)
    server.inject(topic, 'good morning')
    await settle()
    expect(received).toEqual(['good morning'])
  })
})
