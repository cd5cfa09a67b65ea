import type { RateLimit } from '../http/createRateLimiter.js'

export interface RelayLimits {
  /** Seconds; a TTL outside of this range is clamped. */
  minimumTtl: number
  maximumTtl: number
  /** Seconds, if a publish names no TTL. */
  defaultTtl: number
  /** Maximum messages and bytes of a topic: unacknowledged ones, and including acknowledged ones. */
  mailboxMessages: number
  mailboxBytes: number
  topicMessages: number
  topicBytes: number
  messageBytes: number
  /** A larger frame closes the connection with 1009. */
  frameBytes: number
  batchItems: number
  /** Topics per connection, and the subscription rate; the burst lets a client resubscribe to all at once. */
  topics: number
  newTopics: RateLimit
  /** Per connection; fetches count too. Above the rate, reading slows down. */
  publishes: RateLimit
  frames: RateLimit
  publishesPerAddress: RateLimit
  framesPerAddress: RateLimit
  /** Milliseconds by which a limit may be overdrawn before the client is closed with 1008. */
  floodTime: number
  /** Bytes published per address, which protects the disk. Above the rate, reading slows down. */
  publishedBytes: RateLimit
  /** Malformed frames before the connection is closed with 1008. */
  malformedFrames: number
  /** Pending bytes of a client above which reading from it is paused. */
  unreadBytes: number
  /** Pending bytes per client, per address and in total, above which the connection with the most is terminated. */
  bufferedBytes: number
  bufferedBytesPerAddress: number
  bufferedBytesInAll: number
  /** Milliseconds since the last subscription after which subscribing again redelivers unacknowledged messages. */
  repeatDelay: number
  /** Unacknowledged pushes before a client is disconnected. */
  unacknowledged: number
  pageMessages: number
  pageBytes: number
  /** Milliseconds for a client to receive a page. */
  pageTimeout: number
  /** Milliseconds between pings, and until a silent client is dropped. */
  pingInterval: number
  idleTimeout: number
  /** Milliseconds for an older connection of the same client to prove that it is alive. */
  probeTimeout: number
  /**
   * Milliseconds in which a token may open further connections from its address: clients that connect in quick
   * succession sign the same one.
   */
  tokenTime: number
  /** Above this the oldest is closed with 1008. */
  connectionsPerClient: number
  /** Connection rate of one client; faster ones are delayed. */
  connectsPerClient: RateLimit
  /** Open connections and attempts per address (an IPv6 /64 counts as one). */
  connectionsPerAddress: number
  connects: RateLimit
  /**
   * Clients admitted across all addresses; when all reconnect at once they are queued for at most about this many
   * milliseconds.
   */
  admissions: RateLimit
  admissionQueue: number
  /** Abusive clients per address. Above the rate the address is blocked for a while. */
  harms: RateLimit
  /** Milliseconds by which a refusal is delayed. */
  refusalHold: number
  /** Delayed refusals at the same time; further clients are disconnected. */
  heldPerAddress: number
  held: number
  /** Milliseconds for which publishes are batched into one transaction. */
  commitDelay: number
  /** Publishes of one address per transaction while others wait. */
  commitShare: number
  /** Publishes waiting for the database, and their bytes. */
  commitBacklog: number
  commitBacklogBytes: number
  /** Milliseconds after which a database that does not respond counts as unavailable. */
  databaseTimeout: number
  /** Milliseconds between probes of the announcement channel. */
  listenCheck: number
  /** Milliseconds for which shutdown waits for requests in flight, and then for acknowledgements. */
  drainTimeout: number
  /** Milliseconds between purges, and expired messages per step. */
  purgeInterval: number
  purgeMessages: number
}

export const defaultRelayLimits: RelayLimits = {
  minimumTtl: 1,
  maximumTtl: 604_800,
  defaultTtl: 21_600,
  mailboxMessages: 200,
  mailboxBytes: 2 * 1024 * 1024,
  topicMessages: 5000,
  topicBytes: 16 * 1024 * 1024,
  messageBytes: 256 * 1024,
  frameBytes: 1024 * 1024,
  batchItems: 500,
  topics: 500,
  newTopics: { burst: 500, perSecond: 20 },
  publishes: { burst: 500, perSecond: 50 },
  frames: { burst: 1000, perSecond: 200 },
  publishesPerAddress: { burst: 1000, perSecond: 100 },
  framesPerAddress: { burst: 5000, perSecond: 500 },
  floodTime: 10_000,
  publishedBytes: { burst: 16 * 1024 * 1024, perSecond: 128 * 1024 },
  malformedFrames: 20,
  unreadBytes: 256 * 1024,
  bufferedBytes: 1024 * 1024,
  bufferedBytesPerAddress: 8 * 1024 * 1024,
  bufferedBytesInAll: 64 * 1024 * 1024,
  repeatDelay: 10_000,
  unacknowledged: 5000,
  pageMessages: 100,
  pageBytes: 256 * 1024,
  pageTimeout: 20_000,
  pingInterval: 25_000,
  idleTimeout: 60_000,
  probeTimeout: 5000,
  tokenTime: 5000,
  connectionsPerClient: 50,
  connectsPerClient: { burst: 5, perSecond: 4 },
  connectionsPerAddress: 500,
  connects: { burst: 500, perSecond: 20 },
  admissions: { burst: 50, perSecond: 1500 },
  admissionQueue: 10_000,
  harms: { burst: 20, perSecond: 0.5 },
  refusalHold: 3000,
  heldPerAddress: 50,
  held: 2000,
  commitDelay: 2,
  commitShare: 20,
  commitBacklog: 20_000,
  commitBacklogBytes: 64 * 1024 * 1024,
  databaseTimeout: 10_000,
  listenCheck: 10_000,
  drainTimeout: 4000,
  purgeInterval: 30_000,
  purgeMessages: 500,
}
