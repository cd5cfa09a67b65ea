import type { StoredMessage } from '../RelayMessage.js'
import type { RelayLimits } from '../relayLimits.js'
import type { Announcement } from './announcement.js'

/** Distributes stored messages to all relay processes, this one included. */
export interface Fanout {
  /**
   * Delivers messages stored by this process to its own clients directly, and announces them to other processes
   * unless the database does.
   */
  announce(messages: readonly StoredMessage[]): void
  /** A message was published again: other processes may have missed the first announcement. */
  announceAgain(topics: readonly string[]): void
  /** Ignores announcements of other processes from now on; own messages are still announced. */
  unsubscribe(): void
  close(): void
}

export interface FanoutOptions {
  limits: RelayLimits
  /** Process id in announcements, by which own ones are recognised. */
  origin: string
  isWanted(topic: string): boolean
  findMessages(ids: readonly number[]): Promise<StoredMessage[]>
  deliver(message: StoredMessage): void
  onForeign(announcement: Announcement): void
  /** Announcements may have been lost, for these topics or for all: the mailbox has to be read. */
  onMissed(topics?: readonly string[]): void
  onError(what: string, cause: unknown): void
}
