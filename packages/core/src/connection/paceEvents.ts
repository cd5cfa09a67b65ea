import type { Timer } from '../environment/Environment.js'
import { type MemoryKey, recall } from '../store/recall.js'
import type { Portico } from '../types/Portico.js'

/** About what a screen shows in one go, in milliseconds. */
export const frame = 16

interface Pace {
  timer?: Timer
  /** By what they change: the latest that has yet to be handled, if any. */
  readonly latest: Map<string, (() => void) | undefined>
}

const paces: MemoryKey<Pace> = { create: () => ({ latest: new Map() }) }

/**
 * Handles the first event about a thing at once. Of those that follow within a frame only the latest counts, and it is
 * handled when the frame is over: a wallet that talks ten thousand times in a row does not hold up the page.
 */
export function paceEvent(portico: Portico, key: string, handle: () => void): void {
  const pace = recall(portico, paces)
  if (pace.latest.has(key)) {
    pace.latest.set(key, handle)
    return
  }
  pace.latest.set(key, undefined)
  startFrame(portico, pace)
  handle()
}

/** Handles what waits: before anything whose outcome depends on it, such as whose signature this is. */
export function flushEvents(portico: Portico): void {
  const { latest } = recall(portico, paces)
  // What was read from a wallet may be told under another key then.
  for (let next = findWaiting(latest); next; next = findWaiting(latest)) {
    const [key, handle] = next
    latest.set(key, undefined)
    handle()
  }
}

const listWaiting = (latest: Pace['latest']) =>
  [...latest].flatMap(([key, handle]) => (handle ? [[key, handle] as const] : []))

const findWaiting = (latest: Pace['latest']) => listWaiting(latest)[0]

function startFrame(portico: Portico, pace: Pace): void {
  pace.timer ??= portico.environment.setTimeout(() => {
    pace.timer = undefined
    const waiting = listWaiting(pace.latest)
    pace.latest.clear()
    // Handle the latest of each key; this starts the next frame.
    for (const [key, handle] of waiting) paceEvent(portico, key, handle)
  }, frame)
}
