import { createHash } from 'node:crypto'
import type { Database } from '../../database/Database.js'
import { announcementChannel, announcementsAtOnce } from '../fanout/createFanoutSubscriber.js'
import { measureMessage, type NewMessage, type StoredMessage } from '../RelayMessage.js'
import type { RelayLimits } from '../relayLimits.js'
import type { Usage } from './createUsage.js'

/** `duplicate`: the same message is already stored, so the publish is a retry. */
export type StoreResult = StoredMessage | 'duplicate' | 'full'

interface MessageStore {
  database: Database
  usage: Usage
  origin: string
  notifies: boolean
}

/** In one transaction and in order. Messages are durable once it returns. */
export async function storeMessages(
  { database, usage, origin, notifies }: MessageStore,
  messages: readonly NewMessage[],
  now: number,
): Promise<StoreResult[]> {
  const rows = messages.map(message => toRow(message, now))
  await usage.prepare(rows, now)

  const results: StoreResult[] = []
  const wanted = new Map<string, number>()
  for (const [index, { topic, digest, size }] of rows.entries()) {
    const key = topic + digest
    const isRepeated = wanted.has(key)
    if (!isRepeated && usage.add(topic, size)) wanted.set(key, index)
    results.push(isRepeated || wanted.has(key) ? 'duplicate' : 'full')
  }
  if (wanted.size === 0) return results

  const input = JSON.stringify([...wanted.values()].map(index => ({ ...rows[index], n: index })))
  const stored = await database<{ id: number; topic: string; digest: string }[]>`
    with stored as (
      insert into relay_messages
      (topic, digest, publisher, message, size, tag, attestation, published_at, expires_at)
    select topic, digest, publisher, message, size, tag, attestation, published_at, expires_at
    from json_to_recordset(${input}::text::json) as input (
      n integer, topic text, digest uuid, publisher text, message text, size integer, tag bigint,
      attestation text, published_at bigint, expires_at bigint)
    order by n
    on conflict (topic, digest) do update set
      id = excluded.id, publisher = excluded.publisher, tag = excluded.tag, attestation = excluded.attestation,
      published_at = excluded.published_at, expires_at = excluded.expires_at
      where relay_messages.expires_at <= excluded.published_at
    returning id, topic, digest, size
    )${notifies ? notifyOthers(database, origin) : database` select id, topic, digest from stored`}`
  for (const { id, topic, digest } of stored) {
    const index = wanted.get(topic + digest)
    const message = index === undefined ? undefined : messages[index]
    if (index === undefined || !message) continue
    const { ttl, ...rest } = message
    results[index] = { ...rest, id, publishedAt: now, expiresAt: now + ttl * 1000 }
  }
  return results
}

function notifyOthers(database: Database, origin: string) {
  return database`, numbered as (
      select *, (row_number() over (order by id) - 1) / ${announcementsAtOnce} as part from stored
    ), parts as (
      select string_agg(' ' || id || ':' || topic || ':' || size, '' order by id) as entries
      from numbered group by part order by part
    ), announced as (
      select pg_notify(${announcementChannel}, ${origin} || entries) from parts
    )
    select id, topic, digest from stored, (select count(*) from announced) as done`
}

function toRow({ ttl, ...message }: NewMessage, now: number) {
  const hash = createHash('sha256').update(message.message).digest('hex')
  return {
    ...message,
    // In PostgreSQL's uuid format, so that returned values can be compared.
    digest: hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5'),
    size: measureMessage(message),
    published_at: now,
    expires_at: now + ttl * 1000,
  }
}

export async function findMessages(database: Database, ids: readonly number[], now: number) {
  return await database<StoredMessage[]>`
    select id, topic, publisher, message, tag, attestation, published_at, expires_at
    from relay_messages where id = any(${ids}::bigint[]) and expires_at > ${now}`
}

export async function findOccupied(database: Database, topics: readonly string[], now: number) {
  const rows = await database<{ topic: string }[]>`
    select topic from unnest(${topics}::text[]) as topic
    where exists (select from relay_messages where relay_messages.topic = topic.topic and expires_at > ${now})`
  return rows.map(({ topic }) => topic)
}

export interface PendingRequest {
  client: string
  topics: readonly string[]
  after: number
}

export interface PendingPage {
  messages: StoredMessage[]
  isFull: boolean
}

export async function findPending(
  database: Database,
  { client, topics, after }: PendingRequest,
  now: number,
  { pageMessages, pageBytes }: RelayLimits,
): Promise<PendingPage> {
  // Sorting by an expression keeps the planner from scanning all messages by id to find the few of these topics.
  const rows = await database<(StoredMessage & { size: number })[]>`
    select id, topic, publisher, message, size, tag, attestation, published_at, expires_at
    from (
      select *, sum(size) over (order by id + 0) - size as before
      from relay_messages as stored
      where topic = any(${topics}) and expires_at > ${now} and id > ${after} and publisher <> ${client}
        and not exists (select from relay_deliveries where message_id = stored.id and client = ${client})
      order by id + 0
      limit ${pageMessages + 1}
    ) as page
    where before < ${pageBytes}
    order by id`
  const size = rows.reduce((sum, row) => sum + row.size, 0)
  return {
    messages: rows.slice(0, pageMessages),
    isFull: rows.length > pageMessages || size >= pageBytes,
  }
}

export async function purgeExpired(database: Database, now: number, limit: number): Promise<number> {
  const rows = await database`
    with expired as (
      select id from relay_messages where expires_at <= ${now}
      order by expires_at limit ${limit} for update skip locked
    ), gone as (
      delete from relay_messages using expired where relay_messages.id = expired.id returning relay_messages.id
    ), forgotten as (
      delete from relay_deliveries using gone where message_id = gone.id
    )
    select id from gone`
  return rows.length
}
