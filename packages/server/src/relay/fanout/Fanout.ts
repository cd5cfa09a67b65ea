import type { StoredMessage } from '../RelayMessage.js'

/** Carries stored messages to the relay processes, this one included, whose clients may wait for them. */
export interface Fanout {
  /** Hands what this process has stored to its own clients, without a detour over the database. */
  announce(messages: readonly StoredMessage[]): void
  close(): void
}
