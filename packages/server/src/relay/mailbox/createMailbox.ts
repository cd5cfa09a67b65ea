import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../database/Database.js'
import { withRetry } from '../../database/withRetry.js'
import { withDeadline } from '../../withDeadline.js'
import type { NewMessage, StoredMessage } from '../RelayMessage.js'
import type { RelayLimits } from '../relayLimits.js'
import { BacklogFull, createBatcher } from './createBatcher.js'
import { createGate } from './createGate.js'
import { createUsage } from './createUsage.js'
import { findMessages } from './findMessages.js'
import { findOccupied } from './findOccupied.js'
import { findPending, type PendingPage, type PendingRequest } from './findPending.js'
import { purgeExpired } from './purgeExpired.js'
import { type StoreResult, storeMessages } from './storeMessages.js'

export interface Mailbox {
  /** Resolves when the message is durable. Lanes are served in turn: one that is full does not hold up the others. */
  publish(message: NewMessage, lane: string): Promise<'stored' | 'full'>
  findPending(request: PendingRequest): Promise<PendingPage>
  findMessages(ids: readonly number[]): Promise<StoredMessage[]>
  /** Those of the topics that hold anything, for whomever. */
  findOccupied(topics: readonly string[]): Promise<string[]>
  /** Counts what another process has stored. */
  noteForeign(message: { topic: string; size: number }): void
  /** Notes that a client has a message. It may be lost in a crash: then the client gets the message again. */
  acknowledge(client: string, id: number): void
  /** Removes what has expired. */
  purge(): Promise<void>
  /** Waits for what is under way. */
  flush(): Promise<void>
}

export interface MailboxOptions {
  database: Database
  limits: RelayLimits
  now: () => number
  /** What this process signs its announcements to the others with. */
  origin: string
  /** Whether the database passes announcements on. */
  notifies: boolean
  /** Called with each transaction's new messages, before their publishers are told. */
  onStored(messages: StoredMessage[]): void
  /** A client has a message. */
  onAcknowledged?: (() => void) | undefined
  /** Called with the topics of what was published again. */
  onRepeated(topics: readonly string[]): void
  /** Something went wrong with messages of these topics: they may be stored or not. */
  onUncertain(topics: readonly string[]): void
  onError(what: string, cause: unknown): void
}

const queriesAtOnce = 4
// When there is too much to do it should wait here, not between its delivery and its acknowledgement: what a crash
// finds there is delivered again.
const storedAtOnce = 100
const storedBytesAtOnce = 256 * 1024
const acknowledgeDelay = 5
const purgePause = 10

/** The messages of every topic, in PostgreSQL, until their time to live ends. */
export function createMailbox(options: MailboxOptions): Mailbox {
  const { database, limits, now, origin, notifies, onStored, onRepeated, onUncertain, onError } = options
  const usage = createUsage(database, limits)
  let waitingBytes = 0
  const throughGate = createGate(queriesAtOnce)
  const inTime = <Result>(task: Promise<Result>) =>
    withDeadline(
      limits.databaseTimeout,
      task,
      `The database did not answer within ${limits.databaseTimeout} ms.`,
    )
  const read = <Result>(query: () => Promise<Result>) => throughGate(() => inTime(query()))

  const publishes = createBatcher<NewMessage, StoreResult>({
    delay: limits.commitDelay,
    maximum: storedAtOnce,
    maximumSize: storedBytesAtOnce,
    getSize: ({ message }) => message.length,
    maximumPerLane: limits.commitShare,
    backlog: limits.commitBacklog,
    // A few addresses must not fill it for all.
    backlogPerLane: limits.commitBacklog / 20,
    run: messages =>
      inTime(store(messages)).catch(cause => {
        onUncertain(messages.map(({ topic }) => topic))
        throw cause
      }),
  })

  /** What is stored too late to be acknowledged is delivered all the same. */
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
      // Not worth a wait for the disk: what is forgotten in a crash of the database is delivered again.
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
    publish: async (message, lane) => {
      const size = message.message.length
      if (waitingBytes + size > limits.commitBacklogBytes) throw new BacklogFull()
      waitingBytes += size
      try {
        return (await publishes.add(message, lane)) === 'full' ? 'full' : 'stored'
      } finally {
        waitingBytes -= size
      }
    },
    findPending: async request => {
      // Or the client would get again what it has acknowledged a moment ago.
      await acknowledgements.settle(request.client)
      return await read(() => findPending(database, request, now(), limits))
    },
    findMessages: ids => read(() => findMessages(database, ids, now())),
    findOccupied: topics => read(() => findOccupied(database, topics, now())),
    noteForeign: ({ topic, size }) => usage.note(topic, size),
    acknowledge: (client, id) => {
      options.onAcknowledged?.()
      acknowledgements.add({ id, client }, client).catch(cause => onError('acknowledge', cause))
    },
    purge: async () => {
      // In small steps with room between them, so that ten million expired messages hold nobody up.
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
