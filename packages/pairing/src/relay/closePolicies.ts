export type ClosePolicy =
  /** Reconnect: immediately the first time, then with growing delays. */
  | 'retry'
  /** Reconnect after half a minute at the earliest, because of a rate limit. */
  | 'slow'
  | 'ask'
  /** A sent message caused it: discard pending messages, then reconnect. */
  | 'discard'
  /** The token was refused. A new one is signed for each attempt, up to a limit. */
  | 'authenticate'

const policies: Readonly<Record<number, ClosePolicy>> = {
  1008: 'slow',
  1009: 'discard',
  1012: 'ask',
  1013: 'ask',
  3000: 'authenticate',
}

/** All other codes are network or relay failures: 1000, 1001, 1006, 1011, 4008, … */
export function getClosePolicy(code: number): ClosePolicy {
  return policies[code] ?? 'retry'
}

/** From a reason such as `retry after 5`; in milliseconds, at most five minutes. */
export function parseRetryDelay(reason: string): number | undefined {
  const seconds = /(\d{1,6}(?:\.\d+)?)/.exec(reason)?.[1]
  return seconds === undefined ? undefined : Math.min(Number(seconds), 300) * 1000
}
