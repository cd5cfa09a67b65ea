/** Sixteen digits: milliseconds followed by three random digits. Ids increase over time. */
export function createPayloadId(now: number): number {
  return now * 1000 + Math.floor(Math.random() * 1000)
}
