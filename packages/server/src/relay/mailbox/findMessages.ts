import type { Database } from '../../database/Database.js'
import type { StoredMessage } from '../RelayMessage.js'

/** A database row; 64-bit integers come as text. */
export interface MessageRow {
  id: string
  topic: string
  publisher: string
  message: string
  tag: string
  attestation: string | null
  published_at: string
  expires_at: string
}

export function toMessage(row: MessageRow): StoredMessage {
  const { id, topic, publisher, message, tag, attestation } = row
  return {
    id: Number(id),
    topic,
    publisher,
    message,
    tag: Number(tag),
    attestation,
    publishedAt: Number(row.published_at),
    expiresAt: Number(row.expires_at),
  }
}

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
