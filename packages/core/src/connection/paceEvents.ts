import type { Portico } from '../runtime/Portico.js'
import type { Timer } from '../services/Environment.js'
import { type MemoryKey, recall } from '../store/recall.js'

/** Milliseconds, about one frame. */
export const frame = 16

interface Pace {
  timer?: Timer
  readonly latest: Map<string, (() => void) | undefined>
}

const paces: MemoryKey<Pace> = { create: () => ({ latest: new Map() }) }

/** Handles the first event of a key at once, and only the latest of those that follow within a frame. */
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

/** Handles pending events before anything that depends on them, such as attributing a signature. */
export function flushEvents(portico: Portico): void {
  const { latest } = recall(portico, paces)
  // Handling may add events under other keys.
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
    // Handling the latest of each key starts the next frame.
    for (const [key, handle] of waiting) paceEvent(portico, key, handle)
  }, frame)
}
