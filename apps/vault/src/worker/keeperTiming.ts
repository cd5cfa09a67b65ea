export const keeperTiming = {
  /** Without use the root is forgotten. */
  idle: 5 * 60_000,
  /** How long a code counts as new. */
  freshCode: 5 * 60_000,
  /** How long a login waits for the escrow to hear of it, and a sign-out for the service. */
  settling: 3000,
} as const
