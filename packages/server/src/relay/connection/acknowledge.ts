import type { Mailbox } from '../mailbox/createMailbox.js'
import type { Connection } from './Connection.js'

/** Records that the client has received a message, so that it is not delivered again. */
export function acknowledge(connection: Connection, id: number, mailbox: Mailbox) {
  connection.unacknowledged.delete(id)
  for (const { had } of connection.drains) had.add(id)
  mailbox.acknowledge(connection.client, id)
}

/** The same by an id from the client; only messages pushed to it can be acknowledged. */
export function acknowledgePush(connection: Connection, id: number, mailbox: Mailbox) {
  if (connection.unacknowledged.has(id)) acknowledge(connection, id, mailbox)
}
