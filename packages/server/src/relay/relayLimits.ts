import type { RateLimit } from '../http/createRateLimiter.js'

export interface RelayLimits {
  /** Seconds; a time to live outside is moved to the nearest end. */
  minimumTtl: number
  maximumTtl: number
  /** Seconds, for a publish that names none. */
  defaultTtl: number
  /** Messages and bytes that a topic may hold for whoever comes, and with those that somebody has read. */
  mailboxMessages: number
  mailboxBytes: number
  topicMessages: number
  topicBytes: number
  /** Bytes of one message. */
  messageBytes: number
  /** Bytes of one frame; a larger one closes the connection with 1009. */
  frameBytes: number
  /** Items in one batch call. */
  batchItems: number
  /** Topics of one connection, and how fast it may subscribe; the burst lets a client resubscribe all at once. */
  topics: number
  newTopics: RateLimit
  /** Per connection; fetching counts too. Whoever is faster is read more slowly. */
  publishes: RateLimit
  frames: RateLimit
  /** The same for all connections of an address together. */
  publishesPerAddress: RateLimit
  framesPerAddress: RateLimit
  /** Milliseconds by which an allowance may be overdrawn; a client that goes further is closed with 1008. */
  floodTime: number
  /** Bytes published from one address, so that nobody fills the disk. Whoever sends more is read more slowly. */
  publishedBytes: RateLimit
  /** Frames that make no sense, after which the connection is closed with 1008. */
  malformedFrames: number
  /** Bytes waiting for a client, beyond which nothing more is read from it until it has taken some. */
  unreadBytes: number
  /** Bytes waiting for a client, for the clients of an address and for all, beyond which whoever has most is cut off. */
  bufferedBytes: number
  bufferedBytesPerAddress: number
  bufferedBytesInAll: number
  /** Milliseconds without subscribing, after which doing so again brings again what was not acknowledged. */
  repeatDelay: number
  /** Pushes waiting for an acknowledgement, after which a client is disconnected. */
  unacknowledged: number
  /** Messages and bytes that are read from the mailbox at once. */
  pageMessages: number
  pageBytes: number
  /** Milliseconds in which a client must have taken a page. */
  pageTimeout: number
  /** Milliseconds between pings, and after which a silent client counts as gone. */
  pingInterval: number
  idleTimeout: number
  /** Milliseconds in which the older socket of a client that connects again must prove that it lives. */
  probeTimeout: number
  /** Milliseconds in which a token may bring further connections of its address: clients that hurry sign the same one. */
  tokenTime: number
  /** Beyond so many the oldest is closed with 1008. */
  connectionsPerClient: number
  /** How fast one client may connect; whoever is faster is kept waiting at the door. */
  connectsPerClient: RateLimit
  /** Open connections, and attempts, per address (an IPv6 network of 64 bits counts as one). */
  connectionsPerAddress: number
  connects: RateLimit
  /** Clients that are let in, of all addresses; when all come back at once they queue up, for about so many milliseconds. */
  admissions: RateLimit
  admissionQueue: number
  /** Clients that were thrown out, per address. Beyond it nobody is let in for a while. */
  harms: RateLimit
  /** Milliseconds for which a refused client is kept waiting. */
  refusalHold: number
  /** Refused clients that are kept waiting at the same time; further ones are cut off. */
  heldPerAddress: number
  held: number
  /** Milliseconds for which publishes are gathered into one transaction. */
  commitDelay: number
  /** Publishes of one address in one transaction, when others wait too. */
  commitShare: number
  /** Publishes that may wait for the database, and their bytes. */
  commitBacklog: number
  commitBacklogBytes: number
  /** Milliseconds after which a database that does not answer counts as unavailable. */
  databaseTimeout: number
  /** Milliseconds between checks that the database passes on what other processes announce. */
  listenCheck: number
  /** Milliseconds for which a relay that stops waits for what is in flight, and then for acknowledgements. */
  drainTimeout: number
  /** Milliseconds between purges, and how many expired messages go at once. */
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
