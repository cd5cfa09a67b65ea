export const keeperTiming = {
  /** Idle time after which the root is wiped. */
  idle: 5 * 60_000,
  /** How long a proof counts as recent. */
  freshCode: 5 * 60_000,
  /** How long a login waits for the escrow, and a sign-out for the service. */
  settling: 3000,
} as const
