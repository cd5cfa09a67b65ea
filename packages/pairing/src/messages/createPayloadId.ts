/** Sixteen digits: the milliseconds, then three at random. Later ids are larger. */
export function createPayloadId(now: number): number {
  return now * 1000 + Math.floor(Math.random() * 1000)
}
