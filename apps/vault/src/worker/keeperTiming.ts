export const keeperTiming = {
  /** Without use the root is forgotten. */
  idle: 5 * 60_000,
  /** How long a code counts as new. */
  freshCode: 5 * 60_000,
} as const
