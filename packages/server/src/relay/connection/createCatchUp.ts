import { setTimeout } from 'node:timers/promises'
import type { Connection } from './Connection.js'
import type { Hub } from './createHub.js'
import { type DrainOptions, type DrainTools, drainMailbox } from './drainMailbox.js'

export interface CatchUpOptions extends DrainTools {
  hub: Hub
  onError(what: string, cause: unknown): void
}

const topicsAtOnce = 2000
const retryDelay = 500

/**
 * Redelivers from the mailbox to connected clients that may have missed messages. Concurrent requests are merged into
 * one run, which retries while the database is unavailable.
 */
export function createCatchUp(tools: CatchUpOptions) {
  const { hub, mailbox, onError } = tools
  const wanted = new Set<string>()
  let isClosed = false
  let isRunning = false

  /** Defaults to all topics with subscribers in this process. */
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
        await setTimeout(retryDelay, undefined, { ref: false })
      }
    }
    isRunning = false
  }

  function drainOccupied(topics: readonly string[]) {
    const perConnection = new Map<Connection, string[]>()
    for (const topic of topics) {
      for (const connection of hub.listSubscribers(topic)) {
        perConnection.set(connection, [...(perConnection.get(connection) ?? []), topic])
      }
    }
    for (const [connection, missed] of perConnection) drain(connection, missed, { repeats: false })
  }

  /** Delivers mailboxes to a connection, and retries later if that fails. */
  function drain(connection: Connection, topics: readonly string[], options: DrainOptions) {
    drainMailbox(connection, topics, tools, options).catch(async cause => {
      onError('drain', cause)
      await setTimeout(retryDelay, undefined, { ref: false })
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
