/** What a client wants kept for a topic. */
export interface NewMessage {
  topic: string
  message: string
  /** Seconds, within the limits. */
  ttl: number
  tag: number
  attestation: string | null
  /** Client id of whoever published it: that client never gets it back. */
  publisher: string
}

/** A message that is in the mailbox for good, until it expires. */
export interface StoredMessage extends Omit<NewMessage, 'ttl'> {
  /** Also the id of the push that carries it, and its place in the order of publishing. */
  id: number
  /** Milliseconds. */
  publishedAt: number
  expiresAt: number
}

/** What a message counts against the limits of its topic. */
export const measureMessage = ({ message, attestation }: Pick<NewMessage, 'message' | 'attestation'>) =>
  Buffer.byteLength(message) + (attestation?.length ?? 0)
