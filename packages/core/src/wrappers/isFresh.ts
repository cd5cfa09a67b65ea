/** Whether something of this time is still to be believed. A time in the future means a clock was set back. */
export function isFresh(timestamp: number, lifetime: number, now: number): boolean {
  return timestamp <= now && now - timestamp < lifetime
}
