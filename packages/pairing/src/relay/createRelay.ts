import type { Environment } from '@portico/core'
import type { Timer } from '@portico/core/adapter'
import { PorticoError, relayUnreachable } from '@portico/protocol'
import { createConnection } from './createConnection.js'
import { createHeartbeat } from './createHeartbeat.js'
import { createOutbox } from './createOutbox.js'
import { type PushFrame, parseFrame } from './parseFrame.js'
import { type MessageListener, type Relay, RelayReplyError } from './Relay.js'
import type { SocketConstructor } from './Socket.js'

interface RelayOptions {
  readonly environment: Environment
  readonly WebSocket: SocketConstructor
  readonly random?: (() => number) | undefined
  readonly relayUrls: readonly string[]
  getUrl(relayUrl: string, correction: number): Promise<string>
  onMessage: MessageListener
  onNotice(message: string): void
}

const topicsPerBatch = 500
/** A heartbeat covers a few topics at a time, in rotation. */
const topicsPerBeat = 20
const callTime = 60_000
const idleTime = 60_000

export function createRelay(options: RelayOptions): Relay {
  const { environment } = options
  const outbox = createOutbox(environment)
  const topics = new Set<string>()
  const asking = new Set<string>()
  let work = Promise.resolve()
  let generation = 0
  let turn = 0
  let idleTimer: Timer | undefined

  const connection = createConnection({
    environment,
    WebSocket: options.WebSocket,
    random: options.random ?? Math.random,
    relayUrls: options.relayUrls,
    getUrl: options.getUrl,
    onOpen() {
      heartbeat.start()
      resume()
    },
    onText,
    onWake: () => heartbeat.probe(),
    onDown(discard) {
      generation += 1
      heartbeat.stop()
      if (discard) outbox.rejectAll(new PorticoError(relayUnreachable))
    },
    onStopped(reason) {
      if (reason) options.onNotice(reason)
      outbox.rejectAll(new PorticoError(relayUnreachable, { detail: reason }))
    },
  })
  const heartbeat = createHeartbeat({
    environment,
    beat() {
      const first = turn < topics.size ? turn : 0
      turn = first + topicsPerBeat
      return topics.size > 0 && subscribeAgain([...topics].slice(first, turn))
    },
    onDead: () => connection.renew(),
  })

  /** A ping that every relay answers. As a side effect it redelivers unacknowledged messages. */
  function subscribeAgain(batch: readonly string[]): boolean {
    const call = { id: '1', jsonrpc: '2.0', method: 'irn_batchSubscribe', params: { topics: batch } }
    return connection.send(JSON.stringify(call))
  }

  /** After a reconnect: subscriptions first, then unanswered calls, in socket order. */
  function resume() {
    const all = [...topics].filter(topic => !asking.has(topic))
    for (let first = 0; first < all.length; first += topicsPerBatch)
      if (subscribeAgain(all.slice(first, first + topicsPerBatch))) heartbeat.expect()
    for (const { text } of outbox.list()) send(text)
  }

  function send(text: string) {
    if (connection.send(text)) heartbeat.expect('active')
  }

  function post(method: string, params: unknown, milliseconds: number): Promise<unknown> {
    const { call, result } = outbox.add(method, params, milliseconds)
    connection.open()
    // A call beyond the limit was rejected.
    if (outbox.get(call.id)) send(call.text)
    return result.finally(closeWhenIdle)
  }

  function onText(text: string) {
    heartbeat.hear()
    const frame = parseFrame(text)
    if (!frame) return
    if (frame.type === 'push') return receive(frame)
    const call = outbox.get(frame.id)
    if (frame.type === 'result') return call?.resolve(frame.result)
    options.onNotice(frame.message)
    call?.reject(new RelayReplyError(frame.code, frame.message))
  }

  /** Acknowledged only on its own socket and for a wanted topic: it may belong to another tab. */
  function receive({ id, topic, message, attestation }: PushFrame) {
    const current = generation
    const wasWanted = topics.has(topic)
    work = work
      .then(() => options.onMessage(topic, message, attestation))
      .then(() => {
        if (current !== generation || !(wasWanted || topics.has(topic))) return
        connection.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
      })
      .catch((error: unknown) => environment.logger.warn('Handling a relay message failed.', error))
  }

  const closeWhenIdle = () => {
    environment.clearTimeout(idleTimer)
    if (!connection.wanted || topics.size > 0 || outbox.list().length > 0) return
    idleTimer = environment.setTimeout(() => {
      if (topics.size === 0 && outbox.list().length === 0) connection.close()
    }, idleTime)
  }

  return {
    open() {
      connection.open()
      closeWhenIdle()
    },
    async publish({ topic, message, ttl, tag, prompt = false, attestation }) {
      // Valid for as long as the relay keeps the message.
      await post('irn_publish', { topic, message, ttl, tag, prompt, attestation }, ttl * 1000)
    },
    async subscribe(wanted) {
      const missing = wanted.filter(topic => !topics.has(topic))
      const [first] = missing
      if (first === undefined) return
      for (const topic of missing) {
        topics.add(topic)
        asking.add(topic)
      }
      const call =
        missing.length === 1
          ? post('irn_subscribe', { topic: first }, callTime)
          : post('irn_batchSubscribe', { topics: missing }, callTime)
      // If it fails, it is repeated on the next socket.
      await call.finally(() => {
        for (const topic of missing) asking.delete(topic)
      })
    },
    async unsubscribe(topic) {
      if (!topics.delete(topic)) return
      await post('irn_unsubscribe', { topic, id: topic }, callTime)
    },
    async call(method, params, { ttl, topics: more }) {
      const result = await post(method, params, Math.min(ttl * 1000, callTime))
      for (const topic of more) topics.add(topic)
      return result
    },
    close() {
      environment.clearTimeout(idleTimer)
      topics.clear()
      heartbeat.stop()
      connection.close()
      outbox.rejectAll(new PorticoError(relayUnreachable))
    },
  }
}
