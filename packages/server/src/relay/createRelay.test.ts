import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createTopic, useTestRelays } from '../../test/useTestRelays.js'

const { start } = useTestRelays()

describe('other upgrades', () => {
  it.each([
    ['GET /other HTTP/1.1', 'websocket', 404],
    ['GET / HTTP/1.1', 'websocket', 404],
    ['GET // HTTP/1.1', 'websocket', 404],
    ['GET /relay HTTP/1.1', 'h2c', 404],
    ['POST /relay HTTP/1.1', 'websocket', 405],
  ])('%s to %s are answered with %d', async (line, upgrade, status) => {
    const relay = await start()
    const socket = connectTcp(relay.port, '127.0.0.1')
    socket.write(
      `${line}\r\nHost: 127.0.0.1:${relay.port}\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`,
    )
    const [data] = await once(socket, 'data')
    expect(String(data)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    socket.destroy()
  })

  it('do not stay open for a client that keeps its end open', async () => {
    const relay = await start()
    const socket = connectTcp({ port: relay.port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {})
    socket.write('GET /other HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    socket.resume()
    await once(socket, 'end')
    // What is sent to nobody comes back as an error.
    const isGone = () => {
      socket.write('x')
      return socket.destroyed
    }
    await expect.poll(isGone, { timeout: 5000 }).toBe(true)
  })
})

describe('the log', () => {
  it('holds no topic, no message, no whole client id and no whole address [RL15]', async () => {
    const relay = await start({ trustProxy: true, limits: { refusalHold: 10 } })
    const headers = { 'X-Forwarded-For': '203.0.113.77' }
    const dapp = await relay.connect({ headers })
    const topic = createTopic()
    await dapp.publish(topic, 'a secret message', { tvf: { txHashes: ['0xabc'] } })
    await dapp.call('irn_nonsense', { topic })
    dapp.socket.close(4000, 'words of the client')
    await dapp.closed
    await (await relay.connect({ headers, token: 'bad-token' })).closed
    await expect
      .poll(() => relay.events.map(({ type }) => type))
      .toEqual(['connected', 'disconnected', 'refused'])
    const log = JSON.stringify(relay.events)
    for (const secret of [
      topic,
      topic.slice(0, 12),
      'secret',
      dapp.clientId,
      '203.0.113.77',
      '0xabc',
      'bad-token',
      'words',
    ]) {
      expect(log).not.toContain(secret)
    }
    expect(log).toContain('203.0.113.0/24')
    expect(log).toContain(dapp.clientId.slice('did:key:z'.length, 'did:key:z'.length + 8))
  })
})
