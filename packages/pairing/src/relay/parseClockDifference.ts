/** Half of a token's lifetime, which covers a clock that is hours off in either direction. */
const guess = 12 * 3_600_000

/** Our own relay states the difference, from the end of an expired token; others only its direction. */
export function parseClockDifference(reason: string): number | undefined {
  const [, seconds, direction] = /(\d{1,10}) s (ahead|ago)/.exec(reason) ?? []
  if (direction === 'ahead') return -Number(seconds) * 1000
  if (/^clock_skew|not yet valid/i.test(reason)) return -guess
  return /expired/i.test(reason) ? guess + Number(seconds ?? 0) * 1000 : undefined
}

const messages: Readonly<Record<string, string>> = {
  clock_skew: 'JWT validation error: JWT Token is not yet valid',
  expired: 'JWT validation error: JWT Token is not yet valid',
  origin: 'Unauthorized: origin not allowed',
  project: 'Unauthorized: invalid key',
}

export function toProviderMessage(reason: string): string {
  const code = /^([a-z_]+):/.exec(reason)?.[1] ?? ''
  return Object.hasOwn(messages, code) ? (messages[code] ?? reason) : reason
}
