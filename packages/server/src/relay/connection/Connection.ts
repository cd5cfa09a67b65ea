import type { WebSocket } from 'ws'
import type { StoredMessage } from '../RelayMessage.js'
import type { RelayLimits } from '../relayLimits.js'
import { type Allowance, createAllowance } from './takeTokens.js'

/** The mailbox being emptied into a connection. New messages of its topics wait, so that the order is kept. */
export interface Drain {
  topics: Set<string>
  /** What it has pushed, and what was acknowledged meanwhile: it may have been read from the mailbox before that. */
  had: Set<number>
  late: StoredMessage[]
  /** As counted in the outbox. */
  lateBytes: number
}

/** A client that was let in. There may be ten thousand, so this is data without functions of its own. */
export interface Connection {
  readonly socket: WebSocket
  /** Client id. */
  readonly client: string
  /** Whether its token proves that this is the client itself: one that was used before does not. */
  readonly isProven: boolean
  readonly addressKey: string
  /** The address without its last part, for the log. */
  readonly network: string
  readonly topics: Set<string>
  readonly unacknowledged: Set<number>
  readonly drains: Set<Drain>
  /** What was handed out by fetching, by topic: asking again says that it arrived. */
  readonly fetched: Map<string, number[]>
  readonly newTopics: Allowance
  readonly publishes: Allowance
  readonly frames: Allowance
  malformedFrames: number
  /** Nothing more of it is heard, whatever had arrived already. */
  isThrownOut: boolean
  /** Milliseconds of the monotonic clock. */
  heardAt: number
  pingAt: number
  /** Bytes that it has not taken yet or that are held of it, and whether so many that it is not read from. */
  waitingBytes: number
  isCongested: boolean
  /** The end of the last fetch: they are done one after the other. */
  fetching: Promise<void>
  /** Set while another socket of the same client asks whether this one lives. */
  probedAt: number | undefined
  /** The newest connection of the same client, where this is not it. */
  successor: Connection | undefined
  /** When it subscribed last, to whatever topic. */
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
    fetched: new Map(),
    newTopics: createAllowance(limits.newTopics, time),
    publishes: createAllowance(limits.publishes, time),
    frames: createAllowance(limits.frames, time),
    malformedFrames: 0,
    isThrownOut: false,
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
