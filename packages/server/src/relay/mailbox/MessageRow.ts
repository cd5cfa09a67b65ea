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
