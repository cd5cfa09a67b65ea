/** Limits on messages from the other side; beyond them a message is rejected. */
export const frameLimits = {
  /** Nesting depth of objects and arrays, including the message itself. */
  depth: 8,
  /** Characters of all texts and keys, plus 8 for each number and array element. */
  size: 262_144,
  inFlight: 32,
  messagesPerSecond: 50,
  queuedApprovals: 5,
} as const

/** In milliseconds. */
export const frameTiming = {
  /** From the ready signal to the first request. */
  readyDelay: 500,
  /** From the first request to the ready signal. */
  load: 20_000,
  /** For requests that involve the visitor. */
  request: 120_000,
  /** Sign-out completes after this time, even without a reply. */
  signOut: 3_000,
  /** Between two one-time codes requested by the same page. */
  emailCooldown: 30_000,
} as const
