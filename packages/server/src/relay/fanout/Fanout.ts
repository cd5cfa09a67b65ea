import type { StoredMessage } from '../RelayMessage.js'

/**
 * Carries stored messages to the relay processes, this one included, whose clients may wait for them. The place
 * where several processes on one database would tell each other.
 */
export interface Fanout {
  announce(messages: readonly StoredMessage[]): void
  close(): Promise<void>
}
