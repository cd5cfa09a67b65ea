export const defaultRelayLimits = {
  /** Seconds; a TTL outside of this range is clamped. */
  minimumTtl: 1,
  maximumTtl: 604_800,
  /** Seconds, if a publish names no TTL. */
  defaultTtl: 21_600,
  /** Maximum messages and bytes of a topic: unacknowledged ones, and including acknowledged ones. */
  mailboxMessages: 200,
  mailboxBytes: 2 * 1024 * 1024,
  topicMessages: 5000,
  topicBytes: 16 * 1024 * 1024,
  messageBytes: 256 * 1024,
  /** A larger frame closes the connection with 1009. */
  frameBytes: 1024 * 1024,
  batchItems: 500,
  /** Topics per connection, and the subscription rate; the burst lets a client resubscribe to all at once. */
  topics: 500,
  newTopics: { burst: 500, perSecond: 20 },
  /** Per connection; fetches count too. Above the rate, reading slows down. */
  publishes: { burst: 500, perSecond: 50 },
  frames: { burst: 1000, perSecond: 200 },
  publishesPerAddress: { burst: 1000, perSecond: 100 },
  framesPerAddress: { burst: 5000, perSecond: 500 },
  /** Milliseconds by which a limit may be overdrawn before the client is closed with 1008. */
  floodTime: 10_000,
  /** Bytes published per address, which protects the disk. Above the rate, reading slows down. */
  publishedBytes: { burst: 16 * 1024 * 1024, perSecond: 128 * 1024 },
  /** Malformed frames before the connection is closed with 1008. */
  malformedFrames: 20,
  /** Pending bytes of a client above which reading from it is paused. */
  unreadBytes: 256 * 1024,
  /** Pending bytes per client, per address and in total, above which the connection with the most is terminated. */
  bufferedBytes: 1024 * 1024,
  bufferedBytesPerAddress: 8 * 1024 * 1024,
  bufferedBytesInAll: 64 * 1024 * 1024,
  /** Milliseconds since the last subscription after which subscribing again redelivers unacknowledged messages. */
  repeatDelay: 10_000,
  /** Unacknowledged pushes before a client is disconnected. */
  unacknowledged: 5000,
  pageMessages: 100,
  pageBytes: 256 * 1024,
  /** Milliseconds for a client to receive a page. */
  pageTimeout: 20_000,
  /** Milliseconds between pings, and until a silent client is dropped. */
  pingInterval: 25_000,
  idleTimeout: 60_000,
  /** Milliseconds for an older connection of the same client to prove that it is alive. */
  probeTimeout: 5000,
  /**
   * Milliseconds in which a token may open further connections from its address: clients that connect in quick
   * succession sign the same one.
   */
  tokenTime: 5000,
  /** Above this the oldest is closed with 1008. */
  connectionsPerClient: 50,
  /** Connection rate of one client; faster ones are delayed. */
  connectsPerClient: { burst: 5, perSecond: 4 },
  /** Open connections and attempts per address (an IPv6 /64 counts as one). */
  connectionsPerAddress: 500,
  connects: { burst: 500, perSecond: 20 },
  /**
   * Clients admitted across all addresses; when all reconnect at once they are queued for at most about this many
   * milliseconds.
   */
  admissions: { burst: 50, perSecond: 1500 },
  admissionQueue: 10_000,
  /** Abusive clients per address. Above the rate the address is blocked for a while. */
  harms: { burst: 20, perSecond: 0.5 },
  /** Milliseconds by which a refusal is delayed. */
  refusalHold: 3000,
  /** Delayed refusals at the same time; further clients are disconnected. */
  heldPerAddress: 50,
  held: 2000,
  /** Milliseconds for which publishes are batched into one transaction. */
  commitDelay: 2,
  /** Publishes of one address per transaction while others wait. */
  commitShare: 20,
  /** Publishes waiting for the database, and their bytes. */
  commitBacklog: 20_000,
  commitBacklogBytes: 64 * 1024 * 1024,
  /** Milliseconds after which a database that does not respond counts as unavailable. */
  databaseTimeout: 10_000,
  /** Milliseconds between probes of the announcement channel. */
  listenCheck: 10_000,
  /** Milliseconds for which shutdown waits for requests in flight, and then for acknowledgements. */
  drainTimeout: 4000,
  /** Milliseconds between purges, and expired messages per step. */
  purgeInterval: 30_000,
  purgeMessages: 500,
}

export type RelayLimits = typeof defaultRelayLimits

export function clampTtl(ttl: number | undefined, limits: RelayLimits): number {
  if (ttl === undefined || Number.isNaN(ttl)) return limits.defaultTtl
  return Math.trunc(Math.min(limits.maximumTtl, Math.max(limits.minimumTtl, ttl)))
}
