import type { Mailbox } from '../mailbox/createMailbox.js'
import type { Connection } from './Connection.js'

/** Notes that a client has a message that it was given, so that it does not get it again. */
export function acknowledge(connection: Connection, id: number, mailbox: Mailbox) {
  connection.unacknowledged.delete(id)
  for (const { had } of connection.drains) had.add(id)
  mailbox.acknowledge(connection.client, id)
}

/** The same by an id that the client names; what was not pushed to it cannot be acknowledged. */
export function acknowledgePush(connection: Connection, id: number, mailbox: Mailbox) {
  if (connection.unacknowledged.has(id)) acknowledge(connection, id, mailbox)
}
