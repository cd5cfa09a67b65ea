import { setTimeout as wait } from 'node:timers/promises'
import type { Mailbox } from '../mailbox/createMailbox.js'
import type { Connection, Drain } from './Connection.js'
import type { Hub } from './createHub.js'
import { type PushTools, pushMessage } from './pushMessage.js'

interface CatchUpOptions extends DrainTools {
  hub: Hub
  onError(what: string, cause: unknown): void
}

const topicsAtOnce = 2000
const retryDelay = 500

/** Redelivers what connected clients may have missed. Concurrent requests are merged into one run. */
export function createCatchUp(tools: CatchUpOptions) {
  const { hub, mailbox, onError } = tools
  const wanted = new Set<string>()
  let isClosed = false
  let isRunning = false

  function catchUp(topics: Iterable<string> = hub.listTopics()) {
    for (const topic of topics) if (hub.hasTopic(topic)) wanted.add(topic)
    if (!isRunning && wanted.size > 0) void run()
  }

  async function run() {
    isRunning = true
    while (wanted.size > 0 && !isClosed) {
      const topics = [...wanted].slice(0, topicsAtOnce)
      try {
        const occupied = await mailbox.findOccupied(topics)
        for (const topic of topics) wanted.delete(topic)
        drainOccupied(occupied)
      } catch (cause) {
        onError('catch up', cause)
        await wait(retryDelay, undefined, { ref: false })
      }
    }
    isRunning = false
  }

  function drainOccupied(topics: readonly string[]) {
    const perConnection = new Map<Connection, string[]>()
    for (const topic of topics) {
      for (const connection of hub.listSubscribers(topic))
        perConnection.set(connection, [...(perConnection.get(connection) ?? []), topic])
    }
    for (const [connection, missed] of perConnection) drain(connection, missed, { repeats: false })
  }

  function drain(connection: Connection, topics: readonly string[], options: DrainOptions) {
    drainMailbox(connection, topics, tools, options).catch(async cause => {
      onError('drain', cause)
      await wait(retryDelay, undefined, { ref: false })
      if (!isClosed) catchUp(topics)
    })
  }

  return {
    catchUp,
    drain,
    close() {
      isClosed = true
    },
  }
}

export type CatchUp = ReturnType<typeof createCatchUp>

interface DrainOptions {
  /** Whether messages that were pushed on this connection but not acknowledged are pushed again. */
  repeats: boolean
}

interface DrainTools extends PushTools {
  mailbox: Mailbox
}

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
      // Another drain of this connection may have read it after this one did.
      if (drain.had.has(message.id) || connection.unacknowledged.has(message.id)) continue
      if (connection.topics.has(message.topic)) pushMessage(connection, message, tools)
    }
  } finally {
    tools.outbox.letGo(connection, drain.lateBytes)
    connection.drains.delete(drain)
    rememberDrained(connection, drain.had, tools.limits.databaseTimeout)
  }
}

/** A stored message can be read before the process that stored it announces it, and be acknowledged by then. */
function rememberDrained({ drained }: Connection, ids: ReadonlySet<number>, milliseconds: number) {
  if (ids.size === 0) return
  for (const id of ids) drained.add(id)
  const forget = () => {
    for (const id of ids) drained.delete(id)
  }
  setTimeout(forget, milliseconds).unref()
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
