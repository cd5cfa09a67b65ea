import type { RelayLimits } from './relayLimits.js'

export function clampTtl(ttl: number | undefined, limits: RelayLimits): number {
  if (ttl === undefined || Number.isNaN(ttl)) return limits.defaultTtl
  return Math.trunc(Math.min(limits.maximumTtl, Math.max(limits.minimumTtl, ttl)))
}
