/** What one side takes from the other; beyond it a message is refused, whatever it says. */
export const frameLimits = {
  /** Objects and lists inside each other, the message itself counted. */
  depth: 8,
  /** Characters of all texts and names, and 8 for each number and each place in a list. */
  size: 262_144,
  /** Requests without an answer. */
  inFlight: 32,
  messagesPerSecond: 50,
  /** Approvals that wait behind the one that is shown. */
  queuedApprovals: 5,
} as const

/** In milliseconds. */
export const frameTiming = {
  /** From the ready signal until the first request is sent. */
  readyDelay: 500,
  /** From the first request until the ready signal. */
  load: 20_000,
  /** For requests that a visitor takes part in. */
  request: 120_000,
  /** A sign-out is done after this time, whatever the vault says. */
  signOut: 3_000,
  /** Between two codes to the same page. */
  emailCooldown: 30_000,
} as const
