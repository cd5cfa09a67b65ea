import type { Database } from '../../database/Database.js'
import type { StoredMessage } from '../RelayMessage.js'
import { type MessageRow, toMessage } from './MessageRow.js'

/** Expired and deleted messages are left out. */
export async function findMessages(
  database: Database,
  ids: readonly number[],
  now: number,
): Promise<StoredMessage[]> {
  const rows = await database<MessageRow[]>`
    select id, topic, publisher, message, tag, attestation, published_at, expires_at
    from relay_messages where id = any(${ids}::bigint[]) and expires_at > ${now}`
  return rows.map(toMessage)
}
