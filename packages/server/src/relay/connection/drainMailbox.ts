import type { Mailbox } from '../mailbox/createMailbox.js'
import type { RelayLimits } from '../relayLimits.js'
import type { Connection, Drain } from './Connection.js'
import { pushMessage } from './pushMessage.js'

export interface DrainOptions {
  /** Whether what this connection has had, but not acknowledged, is pushed once more. */
  repeats: boolean
}

/** Pushes what waits for a client in some of its topics, in the order of publishing. */
export async function drainMailbox(
  connection: Connection,
  topics: readonly string[],
  mailbox: Mailbox,
  limits: RelayLimits,
  { repeats }: DrainOptions,
) {
  const { socket, client } = connection
  const drain: Drain = { topics: new Set(topics), had: new Set(), late: [], lateBytes: 0 }
  connection.drains.add(drain)
  try {
    let after = 0
    for (let isFull = true; isFull && socket.readyState === socket.OPEN; ) {
      const page = await mailbox.findPending({ client, topics, after })
      for (const message of page.messages) {
        after = message.id
        if (!connection.topics.has(message.topic) || drain.had.has(message.id)) continue
        if (!repeats && connection.unacknowledged.has(message.id)) continue
        drain.had.add(message.id)
        pushMessage(connection, message, limits)
      }
      isFull = page.isFull
      if (isFull) await waitUntilSent(connection, limits)
    }
    for (const message of drain.late) {
      if (!drain.had.has(message.id) && connection.topics.has(message.topic)) {
        pushMessage(connection, message, limits)
      }
    }
  } finally {
    connection.drains.delete(drain)
  }
}

/** Keeps a large mailbox out of memory: the next page is read when the last one has left. */
async function waitUntilSent({ socket }: Connection, { pageTimeout }: RelayLimits) {
  const timer = setTimeout(() => socket.terminate(), pageTimeout)
  await new Promise<void>(resolve => {
    const finish = () => {
      socket.removeListener('close', finish)
      resolve()
    }
    socket.once('close', finish)
    socket.ping(undefined, undefined, finish)
  })
  clearTimeout(timer)
}
