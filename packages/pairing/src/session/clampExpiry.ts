export const sessionLifetime = 604_800
const tolerance = 300

/** Unix seconds, at most seven days (and five minutes for a clock that is ahead) from now; undefined when past or no time at all. */
export function clampExpiry(value: unknown, now: number): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  const seconds = Math.floor(now / 1000)
  if (value <= seconds) return undefined
  return value > seconds + sessionLifetime + tolerance ? seconds + sessionLifetime : Math.floor(value)
}
