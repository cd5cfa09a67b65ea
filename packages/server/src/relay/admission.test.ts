import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { describe, expect, it } from 'vitest'
import { connectRelayClient } from '../../test/connectRelayClient.js'
import { createRelayIdentity } from '../../test/createRelayIdentity.js'
import { range, useTestRelays } from '../../test/useTestRelays.js'

const { start } = useTestRelays()

describe('a client', () => {
  it.each(['', '/relay', '/relay/v1'])('is let in at the path "%s" [C-02]', async path => {
    const relay = await start()
    const client = await connectRelayClient(`ws://127.0.0.1:${relay.port}${path}`)
    expect((await client.settle()).result).toBe(true)
  })

  it('may bring its token in a header', async () => {
    const relay = await start()
    const identity = createRelayIdentity()
    const headers = { Authorization: `Bearer ${identity.createToken(relay.url)}` }
    const client = await relay.connect({ identity, token: null, headers })
    expect((await client.settle()).result).toBe(true)
  })

  it('may come back with the same nonce [RL01]', async () => {
    const relay = await start()
    const client = await relay.connect()
    await client.close()
    const again = await relay.connect({ identity: client.identity })
    expect((await again.settle()).result).toBe(true)
  })

  const stranger = createRelayIdentity()
  const hour = 3_600_000

  it.each([
    ['without a token', { token: null }, 'auth'],
    ['with garbage', { token: 'a.b.c' }, 'auth'],
    ['whose token has expired', { changes: { now: Date.now() - 48 * hour } }, 'expired'],
    ['whose clock is an hour ahead', { changes: { now: Date.now() + hour } }, 'clock_skew'],
    ['for another relay', { token: stranger.createToken('wss://relay.example') }, 'audience'],
    ['under another key', { changes: { payload: { iss: stranger.clientId } } }, 'auth'],
    ['of no project', { projectId: 'nobody' }, 'project'],
    ['of no possible project', { projectId: "'; drop table projects" }, 'project'],
    ['on a page that the project does not allow', { headers: { Origin: 'https://evil.example' } }, 'origin'],
  ])('%s is kept waiting, unread, and closed with 3000 and a reason [RL01]', async (_, options, code) => {
    const refusalHold = 150
    const relay = await start({ limits: { refusalHold } })
    const began = performance.now()
    const client = await relay.connect(options)
    client.socket.send('{"id":1,"jsonrpc":"2.0","method":"irn_subscribe","params":{}}')
    const end = await client.closed
    expect(performance.now() - began).toBeGreaterThanOrEqual(refusalHold - 5)
    expect(end.code).toBe(3000)
    expect(end.reason).toMatch(new RegExp(`^${code}: \\w.*\\.$`))
    expect(client.frames).toEqual([])
    expect(relay.events).toEqual([{ type: 'refused', reason: code, network: '127.0.0.0/24' }])
  })

  it('at a page that names itself as the host of the relay is refused [R-14]', async () => {
    const relay = await start({ limits: { refusalHold: 20 }, audiences: ['wss://relay.example'] })
    const token = stranger.createToken('wss://relay.example')
    const headers = { Host: 'evil.example', Origin: 'https://evil.example' }
    expect((await (await relay.connect({ token, headers })).closed).reason).toMatch(/^origin: /)
  })

  it('from elsewhere that names this machine as its host is refused [RL01]', async () => {
    const relay = await start({ limits: { refusalHold: 20 }, trustProxy: true, audiences: [] })
    const client = await relay.connect({ headers: { 'X-Forwarded-For': '203.0.113.1' } })
    expect((await client.closed).reason).toMatch(/^audience: /)
  })

  it.each(['https://shop.example', 'own'])('may be a page of %s', async origin => {
    const relay = await start()
    const headers = { Origin: origin === 'own' ? `http://127.0.0.1:${relay.port}` : origin }
    const client = await relay.connect({ headers })
    expect((await client.settle()).result).toBe(true)
  })

  it('at a page on the own machine is refused, unless the project is a sandbox [R-14, AU35]', async () => {
    const relay = await start({ limits: { refusalHold: 20 } })
    for (const origin of ['http://localhost:4200', 'http://127.0.0.1:1', 'http://[::1]:4200']) {
      const client = await relay.connect({ headers: { Origin: origin } })
      expect((await client.closed).reason).toMatch(/^origin: /)
    }
  })

  it('with a good token is served behind an address that many bad ones come from [RL01, RL03]', async () => {
    const relay = await start({ limits: { refusalHold: 50, heldPerAddress: 1000 }, trustProxy: true })
    const home = { headers: { 'X-Forwarded-For': '203.0.113.1' } }
    const bad = await Promise.all(range(60).map(() => relay.connect({ ...home, token: 'x' })))
    for (const client of bad) expect((await client.closed).code).toBe(3000)
    const good = await relay.connect(home)
    expect((await good.settle()).result).toBe(true)
  })

  it('of an address whose clients were thrown out again and again is turned away for a while [RL03]', async () => {
    const limits = { refusalHold: 50, harms: { burst: 2, perSecond: 0.001 }, malformedFrames: 0 }
    const relay = await start({ limits, trustProxy: true })
    const harm = async () => {
      const client = await relay.connect({ headers: { 'X-Forwarded-For': '203.0.113.1' } })
      client.socket.send('garbage')
      return (await client.closed).code
    }
    const codes = []
    for (const _ of range(5)) codes.push(await harm())
    expect(codes).toEqual([1008, 1008, 1008, 1006, 1006])
    const turnedAway = relay.events.filter(event => event.type === 'refused')
    expect(turnedAway.map(({ reason }) => reason)).toEqual(['rate_limited', 'rate_limited'])
    const other = await relay.connect({ headers: { 'X-Forwarded-For': '203.0.113.2' } })
    expect((await other.settle()).result).toBe(true)
  })

  it('that tries very often is turned away unread [RL03]', async () => {
    const limits = { refusalHold: 50, connects: { burst: 3, perSecond: 0.001 } }
    const relay = await start({ limits, trustProxy: true })
    // One network of 64 bits is one address.
    const attempts = range(5).map(async index => {
      const headers = { 'X-Forwarded-For': `2001:db8::${index + 1}` }
      return (await relay.connect({ headers })).socket.readyState
    })
    expect((await Promise.all(attempts)).filter(state => state === 1)).toHaveLength(3)
  })

  it('waits its turn when very many come at once [RL03]', async () => {
    const relay = await start({ limits: { admissions: { burst: 5, perSecond: 50 }, admissionQueue: 10_000 } })
    const began = performance.now()
    const clients = await Promise.all(range(25).map(() => relay.connect()))
    expect(performance.now() - began).toBeGreaterThan(390)
    for (const client of clients) expect((await client.settle()).result).toBe(true)
  })

  it('is turned away when the queue is too long [RL03]', async () => {
    const relay = await start({ limits: { admissions: { burst: 1, perSecond: 4 }, admissionQueue: 750 } })
    const clients = await Promise.all(range(10).map(() => relay.connect()))
    const open = clients.filter(({ socket }) => socket.readyState === socket.OPEN)
    expect(open.length).toBeGreaterThanOrEqual(3)
    expect(open.length).toBeLessThan(10)
    const away = relay.events.filter(event => event.type === 'refused' && event.reason === 'unavailable')
    expect(away).toHaveLength(10 - open.length)
  })

  it('is let in as soon as the queue is short, however many were turned away [RL03]', async () => {
    const relay = await start({ limits: { admissions: { burst: 1, perSecond: 2 }, admissionQueue: 0 } })
    await Promise.all(range(50).map(() => relay.connect()))
    const began = performance.now()
    await expect.poll(async () => (await relay.connect()).socket.readyState).toBe(1)
    // The fifty would have been a debt of 25 seconds.
    expect(performance.now() - began).toBeLessThan(20_000)
  })

  it('that gives up while it queues is forgotten [RL03]', async () => {
    const limits = { admissions: { burst: 1, perSecond: 0.01 }, admissionQueue: 200_000 }
    const relay = await start({ limits })
    const first = await relay.connect()
    const gone = connectTcp(relay.port, '127.0.0.1')
    const headers = `Host: 127.0.0.1:${relay.port}\r\nConnection: Upgrade\r\nUpgrade: websocket`
    gone.end(`GET /relay HTTP/1.1\r\n${headers}\r\n\r\n`)
    await once(gone.resume(), 'close')
    expect((await first.settle()).result).toBe(true)
    expect(relay.events.map(({ type }) => type)).toEqual(['connected'])
  })

  it('that still queues is cut off when the relay closes', async () => {
    const relay = await start({
      limits: { admissions: { burst: 1, perSecond: 0.01 }, admissionQueue: 200_000 },
    })
    const first = await relay.connect()
    const queued = relay.connect()
    await first.settle()
    await relay.close()
    expect((await (await queued).closed).code).toBe(1006)
  })

  it('may hold only so many connections from one address [RL03]', async () => {
    const relay = await start({ limits: { connectionsPerAddress: 5, refusalHold: 50 } })
    const clients = await Promise.all(range(5).map(() => relay.connect()))
    expect((await (await relay.connect()).closed).code).toBe(1006)
    await clients[0]?.close()
    await expect.poll(async () => (await relay.connect()).socket.readyState).toBe(1)
  })
})

describe('a client that connects again and again', () => {
  const wide = { burst: 1000, perSecond: 1000 }

  it('is let in more and more slowly, while others come in at once [RL03]', async () => {
    const relay = await start({ limits: { connectsPerClient: { burst: 2, perSecond: 1 } } })
    const identity = createRelayIdentity()
    const order: string[] = []
    const came = range(4).map(async () => {
      await relay.connect({ identity })
      order.push('again')
    })
    await Promise.all(came.slice(0, 2).concat(relay.connect().then(() => void order.push('other'))))
    await Promise.all(came)
    expect(order.indexOf('other')).toBeLessThanOrEqual(2)
    expect(order.slice(-2)).toEqual(['again', 'again'])
  })

  it('keeps its connections, of which closing one would only bring another [RL13]', async () => {
    const relay = await start({ limits: { connectsPerClient: wide } })
    const identity = createRelayIdentity()
    const clients = await Promise.all(range(30).map(() => relay.connect({ identity })))
    for (const client of clients) expect((await client.settle()).result).toBe(true)
  })

  it('loses the oldest when there are far too many [RL03]', async () => {
    const relay = await start({ limits: { connectsPerClient: wide, connectionsPerClient: 3 } })
    const oldest = await relay.connect()
    const { identity } = oldest
    const others = []
    for (const _ of range(3)) others.push(await relay.connect({ identity }))
    expect((await oldest.closed).code).toBe(1008)
    for (const client of others) expect((await client.settle()).result).toBe(true)
  })
})
