import { setTimeout } from 'node:timers/promises'

/**
 * For whoever insists on something newer, as after a transaction: what they get was begun after they have asked. However many
 * insist, there is one at a time, and a pause after it.
 */
export function createInsistence(pauseMs: number) {
  /** Begun when what is under way has ended, and the pause after it. */
  const next = new Map<string, Promise<unknown>>()
  const busy = new Map<string, Promise<unknown>>()

  function begin<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const loading = load()
    const pause = () => setTimeout(pauseMs, undefined, { ref: false })
    const over = loading.then(pause, pause).then(() => {
      if (busy.get(key) === over) busy.delete(key)
    })
    busy.set(key, over)
    return loading
  }

  return async function insist<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const before = busy.get(key)
    if (!before) return begin(key, load)
    const waiting =
      next.get(key) ??
      before.then(() => {
        next.delete(key)
        return begin(key, load)
      })
    next.set(key, waiting)
    // Of one key all are of one kind.
    return waiting as Promise<Value>
  }
}
