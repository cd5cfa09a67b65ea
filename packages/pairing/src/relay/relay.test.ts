import { createHash, createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createMemoryRelay, type MemoryRelayOptions } from '../../test/createMemoryRelay.js'
import { createTestEnvironment, settle } from '../../test/createTestEnvironment.js'
import { createSecret } from '../crypto/createSecret.js'
import { createBackoff } from './createBackoff.js'
import { createRelay } from './createRelay.js'
import { createRelayUrl, defaultRelayUrl } from './createRelayUrl.js'
import { parseFrame } from './parseFrame.js'

const publication = { topic: 'a'.repeat(64), message: 'hello', ttl: 300, tag: 1108 }
const topic = publication.topic

function setup(options: MemoryRelayOptions = {}) {
  const clock = { now: 1_700_000_000_000 }
  const environment = createTestEnvironment({}, clock)
  const server = createMemoryRelay({ now: () => clock.now, ...options })
  const seed = createSecret()
  const received: string[] = []
  const notices: string[] = []
  let work: (message: string) => Promise<void> = async () => undefined
  const relay = createRelay({
    environment,
    WebSocket: server.WebSocket,
    random: () => 1,
    getUrl: () =>
      createRelayUrl({
        relayUrl: 'wss://relay.example/path?a=b',
        projectId: 'id',
        seed,
        subject: 'ff',
        environment,
      }),
    async onMessage(_, message) {
      await work(message)
      received.push(message)
    },
    onNotice: message => void notices.push(message),
  })
  return {
    environment,
    server,
    relay,
    received,
    notices,
    workWith(next: typeof work) {
      work = next
    },
  }
}

describe('the socket', () => {
  it('is not opened before there is something to say, and is one', async () => {
    const { relay, server } = setup()
    await settle()
    expect(server.urls).toHaveLength(0)
    await Promise.all([relay.publish(publication), relay.subscribe([topic]), relay.publish(publication)])
    expect(server.urls).toHaveLength(1)
  })

  it('keeps path and query of the address and signs a token for it, a new one for each attempt', async () => {
    const { relay, server, environment } = setup()
    await relay.subscribe([topic])
    server.restart()
    await environment.advance(1000)
    const [first, second] = server.urls.map(url => new URL(url))
    expect(first?.pathname).toBe('/path')
    expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({ a: 'b', projectId: 'id' })
    expect(first?.searchParams.get('ua')).toMatch(/^wc-2\/.*dapp\.example$/)
    const [header = '', claims = '', signature = ''] = first?.searchParams.get('auth')?.split('.') ?? []
    const { aud, iss } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      aud: string
      iss: string
    }
    expect(aud).toBe('wss://relay.example/path?a=b')
    const x = decodeDid(iss).toString('base64url')
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    expect(verify(null, Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(
      true,
    )
    expect(second?.searchParams.get('projectId')).toBe('id')
  })

  it('is closed when nothing is left to hear', async () => {
    const { relay, server, environment } = setup()
    relay.open()
    await environment.advance(59_000)
    expect(server.open).toBe(1)
    await environment.advance(2000)
    expect(server.open).toBe(0)
    await relay.subscribe([topic])
    await environment.advance(120_000)
    expect(server.open).toBe(1)
  })

  it('goes to the public relay when the owner names none [K-20]', () => {
    expect(defaultRelayUrl).toBe('wss://relay.walletconnect.org')
  })
})

describe('calls', () => {
  it('carry ids of nineteen digits as texts', async () => {
    const { relay, server } = setup()
    await relay.publish(publication)
    expect(server.calls[0]?.id).toMatch(/^\d{19}$/)
    expect(server.calls[0]?.params).toEqual({ ...publication, prompt: false })
  })

  it('tell what the relay answers', async () => {
    const { relay } = setup({ unknownMethods: ['irn_publish'] })
    await expect(relay.publish(publication)).rejects.toMatchObject({ code: -32601 })
  })

  it('wait offline as long as their message would be kept, then are sent or rejected [WC23]', async () => {
    const { relay, server, environment } = setup()
    server.refuse({ code: 1006 })
    const short = relay.publish({ ...publication, ttl: 30 }).catch((error: Error) => error)
    const long = relay.publish(publication)
    await environment.advance(31_000)
    expect(await short).toMatchObject({ code: 'relay_unreachable' })
    server.refuse(undefined)
    await environment.advance(31_000)
    await long
    expect(server.log).toHaveLength(1)
    server.refuse({ code: 1006 })
    server.restart()
    const late = relay.publish(publication).catch((error: Error) => error)
    await environment.advance(2 * 3_600_000)
    expect(await late).toMatchObject({ code: 'relay_unreachable' })
    expect(server.log).toHaveLength(1)
  })

  it('wait in a queue of fifty at most [WC23]', async () => {
    const { relay, server, environment } = setup()
    server.refuse({ code: 1006 })
    const results = Array.from({ length: 60 }, () =>
      relay.publish(publication).then(
        () => 'sent',
        () => 'rejected',
      ),
    )
    server.refuse(undefined)
    await environment.advance(60_000)
    const outcomes = await Promise.all(results)
    expect(outcomes.filter(outcome => outcome === 'sent')).toHaveLength(50)
    expect(outcomes.slice(50)).toEqual(Array(10).fill('rejected'))
  })

  it('are said again on a new socket until they are answered', async () => {
    const { relay, server, environment } = setup()
    server.loseReplies(() => true)
    const published = relay.publish(publication)
    await settle()
    server.loseReplies(undefined)
    server.restart()
    await environment.advance(1000)
    await published
    expect(server.log).toHaveLength(2)
  })

  it('leave no timer and no promise behind when the relay is closed', async () => {
    const { relay, server, environment } = setup()
    server.refuse({ code: 1006 })
    const published = relay.publish(publication).catch((error: Error) => error)
    await settle()
    relay.close()
    expect(await published).toMatchObject({ code: 'relay_unreachable' })
    expect(environment.pending).toBe(0)
  })
})

describe('messages', () => {
  it('are acknowledged only once they are worked off, in their order', async () => {
    const { relay, server, received, workWith } = setup()
    let finish: (() => void) | undefined
    workWith(() => new Promise(resolve => (finish = resolve)))
    await relay.subscribe([topic])
    server.inject(topic, 'one')
    server.inject(topic, 'two')
    await settle()
    expect(server.acknowledged).toHaveLength(0)
    finish?.()
    await settle()
    expect(received).toEqual(['one'])
    expect(server.acknowledged).toHaveLength(1)
    finish?.()
    await settle()
    expect(received).toEqual(['one', 'two'])
  })

  it('are delivered again when working them off failed', async () => {
    const { relay, server, received, workWith, environment } = setup()
    workWith(() => Promise.reject(new Error('full')))
    await relay.subscribe([topic])
    server.inject(topic, 'one')
    await settle()
    expect(server.acknowledged).toHaveLength(0)
    workWith(async () => undefined)
    server.restart()
    await environment.advance(1000)
    expect(received).toEqual(['one'])
  })

  it('come after a break from the mailboxes of all topics, asked for in one call', async () => {
    const { relay, server, received, environment } = setup()
    const topics = Array.from({ length: 20 }, (_, count) => `${count}`.padStart(64, '0'))
    await relay.subscribe(topics)
    server.refuse({ code: 1006 })
    server.restart()
    await settle()
    for (const item of topics) server.inject(item, item)
    server.refuse(undefined)
    await environment.advance(20_000)
    expect(received.sort()).toEqual(topics)
    for (const { method, params } of server.calls)
      expect([method, params]).toEqual(['irn_batchSubscribe', { topics }])
  })

  it.each([
    '',
    'x',
    '[]',
    '{"id":"1"',
    '{"method":"irn_subscription"}',
    '{"method":"irn_subscription","params":{"data":{"topic":1}}}',
    '{"id":7,"result":1}',
    `"${'x'.repeat(1_000_001)}"`,
  ])('are ignored when they are none: %s', text => {
    expect(parseFrame(text)).toBeUndefined()
  })
})

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
    const { relay, server, environment } = setup()
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
    const { relay, server, environment } = setup()
    await relay.subscribe([topic])
    server.loseReplies(() => true)
    const published = relay.publish(publication).catch((error: Error) => error)
    await settle()
    server.restart(1009)
    await environment.advance(1000)
    expect(await published).toMatchObject({ code: 'relay_unreachable' })
  })

  it.each([
    'Unauthorized: origin not allowed',
    'JWT validation error: JWT Token is not yet valid',
    'Unauthorized: invalid key',
  ])('stops when the relay refuses us for good, and tells its words: %s [X-02] [WC21]', async reason => {
    const { relay, server, environment, notices } = setup()
    server.refuse({ code: 3000, reason })
    const published = relay.publish(publication).catch((error: Error) => error)
    await environment.advance(600_000)
    expect(server.urls).toHaveLength(1)
    expect(notices).toEqual([reason])
    expect(await published).toMatchObject({
      code: 'relay_unreachable',
      message: expect.stringContaining(reason),
    })
    server.refuse(undefined)
    await relay.publish(publication)
    expect(server.open).toBe(1)
  })

  it.each([
    ['clock_skew: The clock is ahead.', 'JWT validation error: JWT Token is not yet valid'],
    ['expired: The token has expired.', 'JWT validation error: JWT Token is not yet valid'],
    ['origin: Not allowed.', 'Unauthorized: origin not allowed'],
    ['project: Unknown.', 'Unauthorized: invalid key'],
  ])('knows what our own relay means by %s [X-02]', async (reason, message) => {
    const { relay, server, environment, notices } = setup()
    server.refuse({ code: 3000, reason })
    const published = relay.publish(publication).catch((error: Error) => error)
    await environment.advance(60_000)
    await published
    expect(notices).toEqual([message])
    expect(server.urls).toHaveLength(1)
  })

  it('stops after three refused tokens [WC21]', async () => {
    const { relay, server, environment } = setup()
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
    const { relay, server, environment } = setup()
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
    const { relay, server, environment } = setup()
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
    const { relay, server, environment } = setup()
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
    const { relay, server, environment, received } = setup()
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
    const { relay, server, environment } = setup()
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
    const { relay, server, environment } = setup()
    await relay.subscribe([topic])
    await environment.advance(60_000)
    expect(server.urls).toHaveLength(1)
    expect(server.calls.filter(({ method }) => method === 'irn_batchSubscribe').length).toBeGreaterThan(0)
    server.loseReplies(method => method === 'irn_batchSubscribe')
    await environment.advance(60_000)
    expect(server.urls.length).toBeGreaterThan(1)
  })

  it('comes back once after eight hours of sleep, with its subscriptions [WC27]', async () => {
    const { relay, server, environment, received } = setup()
    await relay.subscribe([topic])
    await environment.sleep(8 * 3_600_000)
    await environment.advance(1000)
    expect(server.urls).toHaveLength(2)
    server.inject(topic, 'good morning')
    await settle()
    expect(received).toEqual(['good morning'])
  })
})

function decodeDid(did: string): Buffer {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  const number = [...did.slice('did:key:z'.length)].reduce(
    (sum, character) => sum * 58n + BigInt(alphabet.indexOf(character)),
    0n,
  )
  const bytes = Buffer.from(number.toString(16).padStart(68, '0'), 'hex')
  expect(bytes.subarray(0, 2).toString('hex')).toBe('ed01')
  expect(createHash('sha256').update(bytes).digest()).toHaveLength(32)
  return bytes.subarray(2)
}
