import { expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import type { Mailbox } from '../mailbox/createMailbox.js'
import type { StoredMessage } from '../RelayMessage.js'
import { defaultRelayLimits as limits } from '../relayLimits.js'
import { type Connection, createConnection } from './Connection.js'
import { drainMailbox } from './createCatchUp.js'
import { createHub, type Hub } from './createHub.js'
import { createOutbox } from './createOutbox.js'
import { acknowledge, acknowledgePush, pushMessage } from './pushMessage.js'

const topic = 'a'.repeat(64)
const createMessage = (id: number): StoredMessage => {
  const rest = { tag: 0, attestation: null, publisher: 'dapp', publishedAt: 0, expiresAt: 1 }
  return { id, topic, message: `message ${id}`, ...rest }
}

interface Relay {
  hub: Hub
  push(message: StoredMessage): void
}

/** Empties a mailbox of two messages into a connection, and does something while it is read. */
async function drain(meanwhile: (connection: Connection, mailbox: Mailbox, relay: Relay) => void = () => {}) {
  const sent: number[] = []
  const send = (data: Buffer) => sent.push(JSON.parse(String(data)).id)
  // All that pushing asks of a socket.
  const socket = { readyState: 1, OPEN: 1, send } as unknown as WebSocket
  const who = { socket, client: 'wallet', isProven: true, addressKey: '127.0.0.1', network: '127.0.0.0/24' }
  const connection = createConnection(who, limits)
  const outbox = createOutbox(limits, () => {})
  const tools = { limits, outbox }
  const hub = createHub(tools)
  hub.subscribe(connection, topic)
  connection.unacknowledged.add(1)
  const mailbox = {
    acknowledge: () => {},
    findPending: async () => {
      meanwhile(connection, mailbox, { hub, push: message => pushMessage(connection, message, tools) })
      return { messages: [createMessage(1), createMessage(2)], isFull: false }
    },
  } as unknown as Mailbox // all that is asked of it here
  await drainMailbox(connection, [topic], { mailbox, ...tools }, { repeats: true })
  return { sent, connection, hub, mailbox }
}

it('does not push what was acknowledged while the mailbox was read [RL10]', async () => {
  const { sent } = await drain((connection, mailbox) => acknowledgePush(connection, 1, mailbox))
  expect(sent).toEqual([2])
})

it('does not push what was fetched while the mailbox was read [RL10]', async () => {
  const { sent } = await drain((connection, mailbox) => acknowledge(connection, 2, mailbox))
  expect(sent).toEqual([1])
})

it('does not push again what is announced only after it was drained and acknowledged [C-02, RL10]', async () => {
  const { sent, connection, hub, mailbox } = await drain()
  acknowledgePush(connection, 2, mailbox)
  hub.deliver(createMessage(2))
  hub.deliver(createMessage(3))
  expect(sent).toEqual([1, 2, 3])
})

it('does not push what was announced and pushed by another drain meanwhile [C-02, RL10]', async () => {
  const { sent } = await drain((_connection, _mailbox, { hub, push }) => {
    hub.deliver(createMessage(3))
    push(createMessage(3))
  })
  expect(sent).toEqual([3, 1, 2])
})

it('remembers nothing of the ids that a client makes up [RL03]', async () => {
  let remembered: number | undefined
  const { sent } = await drain((connection, mailbox) => {
    for (let id = 2; id < 1000; id++) acknowledgePush(connection, id, mailbox)
    remembered = [...connection.drains][0]?.had.size
  })
  expect(remembered).toBe(0)
  expect(sent).toEqual([1, 2])
})
