import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../database/Database.js'
import { withRetry } from '../../database/withRetry.js'
import { createConcurrencyLimiter } from '../../http/createConcurrencyLimiter.js'
import { withDeadline } from '../../withDeadline.js'
import type { NewMessage, StoredMessage } from '../RelayMessage.js'
import type { RelayLimits } from '../relayLimits.js'
import { BacklogFull, createBatcher } from './createBatcher.js'
import { createUsage } from './createUsage.js'
import {
  findMessages,
  findOccupied,
  findPending,
  type PendingRequest,
  purgeExpired,
  type StoreResult,
  storeMessages,
} from './storeMessages.js'

export type Mailbox = ReturnType<typeof createMailbox>

interface MailboxOptions {
  database: Database
  limits: RelayLimits
  now: () => number
  origin: string
  notifies: boolean
  /** Called with each transaction's new messages, before their publishers get a response. */
  onStored(messages: StoredMessage[]): void
  onAcknowledged?: (() => void) | undefined
  onRepeated(topics: readonly string[]): void
  onUncertain(topics: readonly string[]): void
  onError(what: string, cause: unknown): void
}

const queriesAtOnce = 4
// Messages should wait here: a crash between delivery and acknowledgement delivers them again.
const storedAtOnce = 100
const storedBytesAtOnce = 256 * 1024
const acknowledgeDelay = 5
const purgePause = 10

export function createMailbox(options: MailboxOptions) {
  const { database, limits, now, origin, notifies, onStored, onRepeated, onUncertain, onError } = options
  const usage = createUsage(database, limits)
  let waitingBytes = 0
  const limitConcurrency = createConcurrencyLimiter({ atOnce: queriesAtOnce })
  const inTime = <Result>(task: Promise<Result>) =>
    withDeadline(
      limits.databaseTimeout,
      task,
      `The database did not respond within ${limits.databaseTimeout} ms.`,
    )
  const read = <Result>(query: () => Promise<Result>) => limitConcurrency('read', () => inTime(query()))

  const publishes = createBatcher<NewMessage, StoreResult>({
    delay: limits.commitDelay,
    maximum: storedAtOnce,
    maximumSize: storedBytesAtOnce,
    getSize: ({ message }) => message.length,
    maximumPerLane: limits.commitShare,
    backlog: limits.commitBacklog,
    // A few addresses must not fill the backlog for all.
    backlogPerLane: limits.commitBacklog / 20,
    run: messages =>
      inTime(store(messages)).catch(cause => {
        onUncertain(messages.map(({ topic }) => topic))
        throw cause
      }),
  })

  /** Messages stored too late for a response are still delivered. */
  async function store(messages: readonly NewMessage[]) {
    const results = await withRetry(() =>
      storeMessages({ database, usage, origin, notifies }, messages, now()),
    )
    const stored = results.filter(result => typeof result === 'object')
    if (stored.length > 0) onStored(stored)
    const repeated = messages.filter((_, index) => results[index] === 'duplicate')
    if (repeated.length > 0) onRepeated(repeated.map(({ topic }) => topic))
    return results
  }

  const acknowledgements = createBatcher<{ id: number; client: string }, undefined>({
    delay: acknowledgeDelay,
    maximum: 1000,
    backlog: limits.commitBacklog,
    run: async items => {
      // Without waiting for the disk: a record lost in a database crash only means a second delivery.
      const insertion = database`
        with quickly as (select set_config('synchronous_commit', 'off', true))
        insert into relay_deliveries (message_id, client)
        select id, client from quickly, json_to_recordset(${JSON.stringify(items)}::text::json) as input (id bigint, client text)
        where exists (select from relay_messages where relay_messages.id = input.id)
        on conflict do nothing`
      await inTime(insertion).catch(cause => onError('acknowledge', cause))
      return items.map(() => undefined)
    },
  })

  return {
    /** Resolves once the message is durable. Lanes are served in turn: a full one does not delay the others. */
    publish: async (message: NewMessage, lane: string) => {
      const size = message.message.length
      if (waitingBytes + size > limits.commitBacklogBytes) throw new BacklogFull()
      waitingBytes += size
      try {
        return (await publishes.add(message, lane)) === 'full' ? 'full' : 'stored'
      } finally {
        waitingBytes -= size
      }
    },
    findPending: async (request: PendingRequest) => {
      // Otherwise the client would get messages again that it acknowledged a moment ago.
      await acknowledgements.settle(request.client)
      return await read(() => findPending(database, request, now(), limits))
    },
    findMessages: (ids: readonly number[]) => read(() => findMessages(database, ids, now())),
    findOccupied: (topics: readonly string[]) => read(() => findOccupied(database, topics, now())),
    noteForeign: ({ topic, size }: { topic: string; size: number }) => usage.note(topic, size),
    /** The record may be lost in a crash; then the message is delivered again. */
    acknowledge: (client: string, id: number) => {
      options.onAcknowledged?.()
      acknowledgements.add({ id, client }, client).catch(cause => onError('acknowledge', cause))
    },
    purge: async () => {
      // In small steps with pauses, so that ten million expired messages do not block other queries.
      while ((await purgeExpired(database, now(), limits.purgeMessages)) >= limits.purgeMessages) {
        await setTimeout(purgePause)
      }
    },
    flush: async () => {
      await publishes.flush()
      await acknowledgements.flush()
    },
  }
}

export function watchExpiry(
  mailbox: Mailbox,
  { purgeInterval }: RelayLimits,
  onError: (what: string, cause: unknown) => void,
): () => void {
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    await mailbox.purge().catch(cause => onError('purge', cause))
    isRunning = false
  }, purgeInterval)
  return () => clearInterval(timer)
}
