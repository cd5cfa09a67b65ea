import type { StoredMessage } from '../RelayMessage.js'

/** Carries stored messages to the relay processes, this one included, whose clients may wait for them. */
export interface Fanout {
  announce(messages: readonly StoredMessage[]): void
  close(): Promise<void>
}

export interface FanoutOptions {
  /** Whether anybody connected to this process listens to the topic. */
  hasSubscribers(topic: string): boolean
  deliver(message: StoredMessage): void
}
