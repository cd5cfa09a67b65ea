/** What to do when the relay closes the socket. */
export type ClosePolicy =
  /** Come back: at once the first time, then with growing delays. */
  | 'retry'
  /** Come back no sooner than half a minute from now: we were too much for it. */
  | 'slow'
  /** Come back when the relay said so, in the reason of the close. */
  | 'ask'
  /** What was on its way is to blame: give that up, then come back. */
  | 'discard'
  /** Our token was refused; a new one is signed for each attempt, and after a few of them we stop. */
  | 'authenticate'

const policies: Readonly<Record<number, ClosePolicy>> = {
  1008: 'slow',
  1009: 'discard',
  1012: 'ask',
  1013: 'ask',
  3000: 'authenticate',
}

/** Everything else is the network's or the relay's weather: 1000, 1001, 1006, 1011, 4008, … */
export function getClosePolicy(code: number): ClosePolicy {
  return policies[code] ?? 'retry'
}

/** Seconds in a reason such as `retry after 5`, or `retry_after=0.7`, in milliseconds; bounded to five minutes. */
export function parseRetryDelay(reason: string): number | undefined {
  const seconds = /(\d{1,6}(?:\.\d+)?)/.exec(reason)?.[1]
  return seconds === undefined ? undefined : Math.min(Number(seconds), 300) * 1000
}
