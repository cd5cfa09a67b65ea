import type { WebSocket } from 'ws'
import type { StoredMessage } from '../RelayMessage.js'
import type { RelayLimits } from '../relayLimits.js'
import { createTokenBucket, type TokenBucket } from './createTokenBuckets.js'

/** A mailbox being delivered to a connection. New messages of its topics wait, so that the order is kept. */
export interface Drain {
  topics: Set<string>
  had: Set<number>
  late: StoredMessage[]
  lateBytes: number
}

/** A client connection. There may be ten thousand of them, so this is plain data without methods. */
export interface Connection {
  readonly socket: WebSocket
  readonly client: string
  /** Whether the token authenticates the client: a reused token does not. */
  readonly isProven: boolean
  readonly addressKey: string
  /** The address without its last part, for the log. */
  readonly network: string
  readonly topics: Set<string>
  readonly unacknowledged: Set<number>
  readonly drains: Set<Drain>
  /** Ids that a drain pushed lately: the hub may deliver them only afterwards. */
  readonly drained: Set<number>
  /** Message ids returned by fetch, by topic: the next fetch acknowledges them. */
  readonly fetched: Map<string, number[]>
  readonly newTopics: TokenBucket
  readonly publishes: TokenBucket
  readonly frames: TokenBucket
  malformedFrames: number
  /** Frames that have already arrived are ignored as well. */
  isAbusive: boolean
  /** Milliseconds of the monotonic clock. */
  heardAt: number
  pingAt: number
  /** Buffered bytes in both directions, and whether there are so many that reading is paused. */
  waitingBytes: number
  isCongested: boolean
  /** The last fetch of the connection; fetches run in sequence. */
  fetching: Promise<void>
  /** Set while a newer connection of the same client waits to learn whether this one is alive. */
  probedAt: number | undefined
  successor: Connection | undefined
  subscribedAt: number
}

export function createConnection(
  who: Pick<Connection, 'socket' | 'client' | 'isProven' | 'addressKey' | 'network'>,
  limits: RelayLimits,
): Connection {
  const time = performance.now()
  return {
    ...who,
    topics: new Set(),
    unacknowledged: new Set(),
    drains: new Set(),
    drained: new Set(),
    fetched: new Map(),
    newTopics: createTokenBucket(limits.newTopics, time),
    publishes: createTokenBucket(limits.publishes, time),
    frames: createTokenBucket(limits.frames, time),
    malformedFrames: 0,
    isAbusive: false,
    heardAt: time,
    pingAt: time + limits.pingInterval,
    waitingBytes: 0,
    isCongested: false,
    fetching: Promise.resolve(),
    probedAt: undefined,
    successor: undefined,
    subscribedAt: time,
  }
}
