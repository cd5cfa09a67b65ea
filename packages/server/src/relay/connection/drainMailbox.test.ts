import { expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import type { Mailbox } from '../mailbox/createMailbox.js'
import type { StoredMessage } from '../RelayMessage.js'
import { defaultRelayLimits } from '../relayLimits.js'
import { acknowledge } from './acknowledge.js'
import { createConnection } from './Connection.js'
import { drainMailbox } from './drainMailbox.js'

const topic = 'a'.repeat(64)
const createMessage = (id: number): StoredMessage => {
  const rest = { tag: 0, attestation: null, publisher: 'dapp', publishedAt: 0, expiresAt: 1 }
  return { id, topic, message: `message ${id}`, ...rest }
}

it('does not push what was acknowledged while the mailbox was read [RL10]', async () => {
  const sent: number[] = []
  const send = (text: string) => sent.push(JSON.parse(text).id)
  // All that pushing asks of a socket.
  const socket = { readyState: 1, OPEN: 1, bufferedAmount: 0, send } as unknown as WebSocket
  const who = { socket, client: 'wallet', addressKey: '127.0.0.1', network: '127.0.0.0/24' }
  const connection = createConnection(who, defaultRelayLimits)
  connection.topics.add(topic)
  connection.unacknowledged.add(1)
  const mailbox = {
    acknowledge: () => {},
    findPending: async () => {
      acknowledge(connection, 1, mailbox)
      return { messages: [createMessage(1), createMessage(2)], isFull: false }
    },
  } as unknown as Mailbox // all that is asked of it here
  await drainMailbox(connection, [topic], mailbox, defaultRelayLimits, { repeats: true })
  expect(sent).toEqual([2])
})
