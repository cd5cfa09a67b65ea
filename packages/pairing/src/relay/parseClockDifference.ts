/** What a token made on a clock that is a few hours off gets past, either way: half of its life. */
const guess = 12 * 3_600_000

/**
 * What a relay says of its clock when it refuses a token for its time, in milliseconds to be added to ours. Our own
 * relay names the difference, of one that has expired to the end of its life; others say only which way it is.
 */
export function parseClockDifference(reason: string): number | undefined {
  const [, seconds, direction] = /(\d{1,10}) s (ahead|ago)/.exec(reason) ?? []
  if (direction === 'ahead') return -Number(seconds) * 1000
  if (/^clock_skew|not yet valid/i.test(reason)) return -guess
  return /expired/i.test(reason) ? guess + Number(seconds ?? 0) * 1000 : undefined
}
