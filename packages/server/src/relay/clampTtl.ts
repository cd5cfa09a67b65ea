import type { RelayLimits } from './relayLimits.js'

/** Moves a time to live, in seconds, into the range that the relay keeps messages for. */
export function clampTtl(ttl: number | undefined, limits: RelayLimits): number {
  if (ttl === undefined || Number.isNaN(ttl)) return limits.defaultTtl
  return Math.trunc(Math.min(limits.maximumTtl, Math.max(limits.minimumTtl, ttl)))
}
