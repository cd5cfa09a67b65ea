import { createHash } from 'node:crypto'
import type { StoredMessage } from '../RelayMessage.js'
import type { RelayLimits } from '../relayLimits.js'
import type { Connection } from './Connection.js'

/** The id that clients themselves compute for a subscription. */
export function getSubscriptionId(topic: string, client: string): string {
  return createHash('sha256').update(topic).update(client).digest('hex')
}

/** Sends a message to a subscriber, or cuts the subscriber off when it does not keep up; its mail stays stored. */
export function pushMessage(connection: Connection, message: StoredMessage, limits: RelayLimits) {
  const { socket, client, unacknowledged } = connection
  if (socket.readyState !== socket.OPEN) return
  const { id, topic, publishedAt, tag, attestation } = message
  const data = { topic, message: message.message, publishedAt, tag, attestation }
  const params = { id: getSubscriptionId(topic, client), data }
  unacknowledged.add(id)
  socket.send(JSON.stringify({ id, jsonrpc: '2.0', method: 'irn_subscription', params }))
  // A close frame would only queue up behind what is not being read.
  if (socket.bufferedAmount > limits.bufferedBytes || unacknowledged.size > limits.unacknowledged) {
    socket.terminate()
  }
}
