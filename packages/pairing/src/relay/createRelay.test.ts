import { describe, expect, it } from 'vitest'
import { createMemoryRelay } from '../../test/createMemoryRelay.js'
import { createTestEnvironment, settle } from '../../test/createTestEnvironment.js'
import { createSecret } from '../crypto/createKeyPair.js'
import { createRelay } from './createRelay.js'
import { createRelayUrl } from './createRelayUrl.js'
import type { SocketConstructor, SocketLike } from './Socket.js'

const topic = 'a'.repeat(64)
const publication = { topic, message: 'hello', ttl: 300, tag: 1108 }

type Listener = ((event: { readonly data?: string }) => void) | null

function setup(WebSocket?: SocketConstructor) {
  const clock = { now: 1_700_000_000_000 }
  const environment = createTestEnvironment({}, clock)
  const server = createMemoryRelay({ now: () => clock.now })
  const seed = createSecret()
  const received: string[] = []
  const relay = createRelay({
    environment,
    WebSocket: WebSocket ?? server.WebSocket,
    random: () => 1,
    relayUrls: ['wss://relay.example'],
    getUrl: relayUrl => createRelayUrl({ relayUrl, projectId: 'id', seed, subject: 'ff', environment }),
    onMessage: async (_, message) => void received.push(message),
    onNotice: () => undefined,
  })
  return { environment, server, relay, received }
}

describe('a socket that came back', () => {
  it('says what was not answered without waiting for the mailboxes [LT6]', async () => {
    const { environment, server, relay } = setup()
    await relay.subscribe([topic])
    server.loseReplies(() => true)
    const published = relay.publish(publication)
    await settle()
    const before = server.calls.length
    server.restart()
    await environment.advance(0)
    expect(server.calls.slice(before).map(({ method }) => method)).toEqual([
      'irn_batchSubscribe',
      'irn_publish',
    ])
    server.loseReplies(undefined)
    await environment.advance(20_000)
    await published
  })

  it('hears its mailboxes however much waits to be sent', async () => {
    const { environment, server, relay, received } = setup()
    await relay.subscribe([topic])
    server.loseReplies(() => true)
    for (let count = 0; count < 50; count++) relay.publish(publication).catch(() => undefined)
    await settle()
    server.refuse({ code: 1006 })
    server.restart()
    await settle()
    server.inject(topic, 'while you were away')
    server.refuse(undefined)
    await environment.advance(30_000)
    expect(received).toEqual(['while you were away'])
    relay.close()
  })
})

it('A message of a topic that nobody asked for is not acknowledged: it may be for another tab', async () => {
  const sent: string[] = []
  let push: Listener = null
  class Socket implements SocketLike {
    onopen: Listener = null
    onclose: Listener = null
    onerror: Listener = null
    set onmessage(listener: Listener) {
      push = listener
      this.onopen?.({})
    }
    send = (text: string) => void sent.push(text)
    close = () => undefined
  }
  const { relay } = setup(Socket)
  relay.open()
  await settle()
  const tell = (of: string, id: number) => {
    const params = { id: 's', data: { topic: of, message: 'hello', publishedAt: 1, tag: 1108 } }
    push?.({ data: JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }) })
  }
  relay.subscribe([topic]).catch(() => undefined)
  tell('b'.repeat(64), 7)
  tell(topic, 8)
  await settle()
  const acknowledged = sent.filter(text => text.includes('"result":true')).map(text => JSON.parse(text).id)
  expect(acknowledged).toEqual([8])
  relay.close()
})

describe('a call that found no room', () => {
  it('is refused and never sent [WC23]', async () => {
    const { server, relay } = setup()
    await relay.subscribe([topic])
    server.loseReplies(() => true)
    for (let count = 0; count < 50; count++) relay.publish(publication).catch(() => undefined)
    await expect(relay.publish({ ...publication, message: 'one too many' })).rejects.toMatchObject({
      code: 'relay_unreachable',
    })
    await settle()
    expect(server.log).toHaveLength(50)
    relay.close()
  })
})

describe('a socket that is silent', () => {
  it('is given up ten seconds after a call, and the call said again on the next one [LT6]', async () => {
    const { environment, server, relay } = setup()
    await relay.subscribe([topic])
    server.loseReplies(() => true)
    const published = relay.publish(publication)
    await environment.advance(9999)
    expect(server.urls).toHaveLength(1)
    server.loseReplies(undefined)
    await environment.advance(1)
    expect(server.urls).toHaveLength(2)
    await published
  })
})
