import type { Mailbox } from '../mailbox/createMailbox.js'
import type { Connection, Drain } from './Connection.js'
import { type PushTools, pushMessage } from './pushMessage.js'

export interface DrainOptions {
  /** Whether messages that were pushed on this connection but not acknowledged are pushed again. */
  repeats: boolean
}

export interface DrainTools extends PushTools {
  mailbox: Mailbox
}

/** Pushes pending messages of some topics, in publishing order. */
export async function drainMailbox(
  connection: Connection,
  topics: readonly string[],
  tools: DrainTools,
  { repeats }: DrainOptions,
) {
  const { socket, client } = connection
  const drain: Drain = { topics: new Set(topics), had: new Set(), late: [], lateBytes: 0 }
  connection.drains.add(drain)
  try {
    let after = 0
    for (let isFull = true; isFull && socket.readyState === socket.OPEN; ) {
      const page = await tools.mailbox.findPending({ client, topics, after })
      for (const message of page.messages) {
        after = message.id
        if (!connection.topics.has(message.topic) || drain.had.has(message.id)) continue
        if (!repeats && connection.unacknowledged.has(message.id)) continue
        drain.had.add(message.id)
        pushMessage(connection, message, tools)
      }
      isFull = page.isFull
      if (isFull) await waitUntilSent(connection, tools)
    }
    for (const message of drain.late) {
      if (!drain.had.has(message.id) && connection.topics.has(message.topic)) {
        pushMessage(connection, message, tools)
      }
    }
  } finally {
    tools.outbox.letGo(connection, drain.lateBytes)
    connection.drains.delete(drain)
  }
}

/** Keeps a large mailbox out of memory: the next page is read once the previous one was sent. */
async function waitUntilSent(connection: Connection, { outbox, limits }: PushTools) {
  const { socket } = connection
  const timer = setTimeout(() => socket.terminate(), limits.pageTimeout)
  await new Promise<void>(resolve => {
    const finish = () => {
      socket.removeListener('close', finish)
      resolve()
    }
    socket.once('close', finish)
    outbox.ping(connection, finish)
  })
  clearTimeout(timer)
}
