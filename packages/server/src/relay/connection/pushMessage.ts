import { createHash } from 'node:crypto'
import type { Mailbox } from '../mailbox/createMailbox.js'
import type { StoredMessage } from '../RelayMessage.js'
import type { RelayLimits } from '../relayLimits.js'
import type { Connection } from './Connection.js'
import type { Outbox } from './createOutbox.js'

export interface PushTools {
  limits: RelayLimits
  outbox: Outbox
}

export function getSubscriptionId(topic: string, client: string): string {
  return createHash('sha256').update(topic).update(client).digest('hex')
}

export function pushMessage(connection: Connection, message: StoredMessage, tools: PushTools) {
  const { socket, client, unacknowledged } = connection
  if (socket.readyState !== socket.OPEN) return
  const { id, topic, publishedAt, tag, attestation } = message
  const data = { topic, message: message.message, publishedAt, tag, attestation }
  const params = { id: getSubscriptionId(topic, client), data }
  unacknowledged.add(id)
  tools.outbox.send(connection, JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }))
  pushToSuccessor(connection, message, tools)
  if (unacknowledged.size > tools.limits.unacknowledged) socket.terminate()
}

/** Clients that connect several times in a row may subscribe on one connection and listen on the next. */
function pushToSuccessor(connection: Connection, message: StoredMessage, tools: PushTools) {
  if (!findHeir(connection, message)) return
  const push = () => {
    const heir = connection.unacknowledged.has(message.id) && findHeir(connection, message)
    if (heir) pushMessage(heir, message, tools)
  }
  setTimeout(push, tools.limits.probeTimeout).unref()
}

/** Undefined if it has subscriptions: then it is another tab that receives its own messages. */
function findHeir({ successor }: Connection, { id }: StoredMessage) {
  if (!successor || successor.topics.size > 0 || successor.unacknowledged.has(id)) return undefined
  return successor
}

export function acknowledge(connection: Connection, id: number, mailbox: Mailbox) {
  connection.unacknowledged.delete(id)
  for (const { had } of connection.drains) had.add(id)
  mailbox.acknowledge(connection.client, id)
}

/** The same by an id from the client; only messages pushed to it can be acknowledged. */
export function acknowledgePush(connection: Connection, id: number, mailbox: Mailbox) {
  if (connection.unacknowledged.has(id)) acknowledge(connection, id, mailbox)
}
