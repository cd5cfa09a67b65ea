import { createHash, createPublicKey, verify } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { settle } from '../../test/createTestEnvironment.js'
import { createTestLink, publication, topic } from '../../test/createTestLink.js'
import { createTestPair, proposal } from '../../test/createTestPair.js'
import { parseFrame } from './parseFrame.js'

describe('the socket', () => {
  it('is not opened before there is something to say, and is one', async () => {
    const { relay, server } = createTestLink()
    await settle()
    expect(server.urls).toHaveLength(0)
    await Promise.all([relay.publish(publication), relay.subscribe([topic]), relay.publish(publication)])
    expect(server.urls).toHaveLength(1)
  })

  it('keeps path and query of the address and signs a token for it, a new one for each attempt', async () => {
    const { relay, server, environment } = createTestLink()
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
    const { relay, server, environment } = createTestLink()
    relay.open()
    await environment.advance(59_000)
    expect(server.open).toBe(1)
    await environment.advance(2000)
    expect(server.open).toBe(0)
    await relay.subscribe([topic])
    await environment.advance(120_000)
    expect(server.open).toBe(1)
  })

  it('is to the public relay where nobody names another, on either side [K-20]', async () => {
    const { client, wallet, relay } = createTestPair({
      client: { relayUrl: undefined },
      wallet: { relayUrl: undefined },
    })
    const { uri } = await client.pair({ namespaces: { eip155: proposal } })
    const dialled = relay.urls.length
    expect(dialled).toBeGreaterThan(0)
    await wallet.pair(uri)
    expect(relay.urls.length).toBeGreaterThan(dialled)
    for (const url of relay.urls) expect(new URL(url).origin).toBe('wss://relay.walletconnect.org')
  })
})

describe('a clock that differs from the relay’s', () => {
  const iatOf = (url: string | undefined) => {
    const claims = new URL(url ?? '').searchParams.get('auth')?.split('.')[1] ?? ''
    return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iat: number }).iat
  }

  it('may be ahead by an hour, since tokens are backdated', async () => {
    const { relay, server, environment } = createTestLink()
    await relay.publish(publication)
    expect(iatOf(server.urls[0])).toBe(environment.now() / 1000 - 3600)
  })

  it.each([
    ["clock_skew: The clock is 7200 s ahead of the relay's.", -7200],
    ['JWT validation error: JWT Token is not yet valid: basic block verification failed', -43_200],
    ['expired: The token has expired.', 43_200],
    ['expired: The token expired 300000 s ago.', 343_200],
  ])('is corrected by what the relay says, before anybody is told: %s', async (reason, seconds) => {
    const { relay, server, environment, notices } = createTestLink()
    server.refuse({ code: 3000, reason })
    const published = relay.publish(publication)
    await settle()
    server.refuse(undefined)
    await environment.advance(0)
    await published
    const [first, second] = server.urls
    expect(iatOf(second) - iatOf(first)).toBe(seconds)
    expect(notices).toEqual([])
  })

  it('is told of when the second try is refused as well', async () => {
    const { relay, server, environment, notices } = createTestLink()
    server.refuse({ code: 3000, reason: "clock_skew: The clock is 7200 s ahead of the relay's." })
    const outcome = relay.publish(publication).catch((error: unknown) => error)
    await environment.advance(0)
    expect(await outcome).toMatchObject({ code: 'relay_unreachable' })
    expect(server.urls).toHaveLength(2)
    expect(notices).toHaveLength(1)
    // Whoever sets the clock right and tries again is taken at the new time.
    server.refuse(undefined)
    await relay.publish(publication)
    expect(iatOf(server.urls[2])).toBe(environment.now() / 1000 - 3600)
  })
})

describe('calls', () => {
  it('carry ids of nineteen digits as texts', async () => {
    const { relay, server } = createTestLink()
    await relay.publish(publication)
    expect(server.calls[0]?.id).toMatch(/^\d{19}$/)
    expect(server.calls[0]?.params).toEqual({ ...publication, prompt: false })
  })

  it('have ids of their own, however many begin at once', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { relay, server } = createTestLink()
    await Promise.all([relay.publish(publication), relay.publish(publication)])
    expect(new Set(server.calls.map(({ id }) => id)).size).toBe(2)
  })

  it('tell what the relay answers', async () => {
    const { relay } = createTestLink({ unknownMethods: ['irn_publish'] })
    await expect(relay.publish(publication)).rejects.toMatchObject({ code: 'relay_refused', reply: -32601 })
  })

  it('wait offline as long as their message would be kept, then are sent or rejected [WC23]', async () => {
    const { relay, server, environment } = createTestLink()
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
    const { relay, server, environment } = createTestLink()
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
    const { relay, server, environment } = createTestLink()
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
    const { relay, server, environment } = createTestLink()
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
    const { relay, server, received, workWith } = createTestLink()
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
    const { relay, server, received, workWith, environment } = createTestLink()
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
    const { relay, server, received, environment } = createTestLink()
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
