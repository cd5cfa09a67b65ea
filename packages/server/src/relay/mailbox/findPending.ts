import type { Database } from '../../database/Database.js'
import type { StoredMessage } from '../RelayMessage.js'
import type { RelayLimits } from '../relayLimits.js'
import { type MessageRow, toMessage } from './findMessages.js'

export interface PendingRequest {
  client: string
  topics: readonly string[]
  after: number
}

export interface PendingPage {
  messages: StoredMessage[]
  isFull: boolean
}

/** Reads messages by other publishers that the client has not acknowledged, in order and paginated. */
export async function findPending(
  database: Database,
  { client, topics, after }: PendingRequest,
  now: number,
  { pageMessages, pageBytes }: RelayLimits,
): Promise<PendingPage> {
  // Sorting by an expression keeps the planner from scanning all messages by id to find the few of these topics.
  const rows = await database<(MessageRow & { size: number })[]>`
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
    messages: rows.slice(0, pageMessages).map(toMessage),
    isFull: rows.length > pageMessages || size >= pageBytes,
  }
}
