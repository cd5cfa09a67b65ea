import { setTimeout } from 'node:timers/promises'

/** A forced reload begins after its request. For each key one runs at a time, followed by a pause. */
export function createReloadQueue(pauseMs: number) {
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

  return async function reload<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
    const before = busy.get(key)
    if (!before) return begin(key, load)
    const waiting =
      next.get(key) ??
      before.then(() => {
        next.delete(key)
        return begin(key, load)
      })
    next.set(key, waiting)
    // All loads of one key have the same type.
    return waiting as Promise<Value>
  }
}
