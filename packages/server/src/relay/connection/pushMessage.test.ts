import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import type { Mailbox } from '../mailbox/createMailbox.js'
import type { StoredMessage } from '../RelayMessage.js'
import { defaultRelayLimits as limits } from '../relayLimits.js'
import { createConnection } from './Connection.js'
import { createHub } from './createHub.js'
import { createOutbox } from './createOutbox.js'
import { acknowledgePush } from './pushMessage.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const topic = 'a'.repeat(64)
const rest = { tag: 0, attestation: null, publisher: 'dapp', publishedAt: 0, expiresAt: 1 }
const message: StoredMessage = { id: 1, topic, message: 'hello', ...rest }
const mailbox = { acknowledge: () => {} } as unknown as Mailbox // all that is asked of it here

function connect() {
  const send = vi.fn()
  // All that the hub asks of a socket.
  const socket = { readyState: 1, OPEN: 1, send, ping: () => {} } as unknown as WebSocket
  const who = { socket, client: 'wallet', isProven: true, addressKey: 'home', network: 'home' }
  return { send, connection: createConnection(who, limits) }
}

/** A client that is subscribed on its older connection. */
function createScene() {
  const hub = createHub({ limits, outbox: createOutbox(limits, () => {}) })
  const [older, newest] = [connect(), connect()]
  hub.join(older.connection)
  hub.subscribe(older.connection, topic)
  hub.join(newest.connection)
  return { hub, older, newest }
}

it('tries the newest connection of a client with what another has left unanswered [RL13]', () => {
  const { hub, older, newest } = createScene()
  hub.deliver(message)
  vi.advanceTimersByTime(limits.probeTimeout - 1)
  expect([older.send.mock.calls.length, newest.send.mock.calls.length]).toEqual([1, 0])
  vi.advanceTimersByTime(1)
  expect(newest.send.mock.calls[0]?.[0]).toEqual(older.send.mock.calls[0]?.[0])
  vi.advanceTimersByTime(limits.probeTimeout * 10)
  expect([older.send.mock.calls.length, newest.send.mock.calls.length]).toEqual([1, 1])
})

it('leaves it at one connection where that has answered [RL13]', () => {
  const { hub, older, newest } = createScene()
  hub.deliver(message)
  acknowledgePush(older.connection, message.id, mailbox)
  vi.advanceTimersByTime(limits.probeTimeout * 10)
  expect(newest.send).not.toHaveBeenCalled()
})

it('sends nothing twice to a connection that has subscribed itself', () => {
  const { hub, older, newest } = createScene()
  hub.subscribe(newest.connection, topic)
  hub.deliver(message)
  acknowledgePush(newest.connection, message.id, mailbox)
  vi.advanceTimersByTime(limits.probeTimeout * 10)
  expect([older.send.mock.calls.length, newest.send.mock.calls.length]).toEqual([1, 1])
})
