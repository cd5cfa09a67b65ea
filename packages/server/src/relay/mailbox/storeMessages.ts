import { createHash } from 'node:crypto'
import type { Database } from '../../database/Database.js'
import { announcementChannel, announcementsAtOnce } from '../fanout/announcement.js'
import { measureMessage, type NewMessage, type StoredMessage } from '../RelayMessage.js'
import type { Usage } from './createUsage.js'

/** `duplicate`: the same message is already stored, so the publish is a retry. */
export type StoreResult = StoredMessage | 'duplicate' | 'full'

export interface MessageStore {
  database: Database
  usage: Usage
  origin: string
  /** Whether announcements are sent through the database; otherwise the fan-out sends them after the commit. */
  notifies: boolean
}

/**
 * Stores messages in one transaction and in order, with their announcements if the database sends them. They are
 * durable once it returns.
 */
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
  const stored = await database<{ id: string; topic: string; digest: string }[]>`
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
    results[index] = { ...rest, id: Number(id), publishedAt: now, expiresAt: now + ttl * 1000 }
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
