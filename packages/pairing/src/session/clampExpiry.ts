export const sessionLifetime = 604_800
const tolerance = 300

/** At most seven days from now, with five minutes of tolerance for a fast clock. */
export function clampExpiry(value: unknown, now: number): number | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  const seconds = Math.floor(now / 1000)
  if (value <= seconds) return undefined
  return value > seconds + sessionLifetime + tolerance ? seconds + sessionLifetime : Math.floor(value)
}
