import type { StoredMessage } from '../RelayMessage.js'
import type { RelayLimits } from '../relayLimits.js'
import type { Announcement } from './announcement.js'

/** Carries stored messages to the relay processes, this one included, whose clients may wait for them. */
export interface Fanout {
  /** Hands what this process has stored to its own clients, without a detour, and to others if that is not done yet. */
  announce(messages: readonly StoredMessage[]): void
  /** Somebody published again what is stored already: others may not have heard of it the first time. */
  announceAgain(topics: readonly string[]): void
  /** Nothing more comes from others; what is stored from now on is still announced to them. */
  stopHearing(): void
  close(): void
}

/** What a fan-out is given, whatever it goes over. */
export interface FanoutOptions {
  limits: RelayLimits
  /** What this process signs its announcements with. */
  origin: string
  isWanted(topic: string): boolean
  findMessages(ids: readonly number[]): Promise<StoredMessage[]>
  deliver(message: StoredMessage): void
  /** Another process has stored something. */
  onForeign(announcement: Announcement): void
  /** Announcements may have passed unheard, on these topics or on any: the mailbox knows. */
  onMissed(topics?: readonly string[]): void
  onError(what: string, cause: unknown): void
}
