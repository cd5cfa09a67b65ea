export interface NewMessage {
  topic: string
  message: string
  /** Seconds, already clamped to the limits. */
  ttl: number
  tag: number
  attestation: string | null
  publisher: string
}

export interface StoredMessage extends Omit<NewMessage, 'ttl'> {
  id: number
  /** Unix time in milliseconds. */
  publishedAt: number
  expiresAt: number
}

export const measureMessage = ({ message, attestation }: Pick<NewMessage, 'message' | 'attestation'>) =>
  Buffer.byteLength(message) + (attestation?.length ?? 0)
