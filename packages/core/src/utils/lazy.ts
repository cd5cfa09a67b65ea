import { loadPart } from './loadPart.js'

export interface Lazy<Value> {
  /** Loads once for all callers. After a failure, which is a `part_load_failed` error, the next call loads again. */
  readonly load: () => Promise<Value>
  readonly get: () => Value | undefined
  readonly isStarted: () => boolean
}

/** Loads code on first use. `onLoad` is called as soon as `get` has the value, before anyone who waits continues. */
export function lazy<Value>(load: () => Promise<Value>, onLoad?: (value: Value) => void): Lazy<Value> {
  let value: Value | undefined
  let loading: Promise<Value> | undefined
  return {
    get: () => value,
    isStarted: () => loading !== undefined,
    load() {
      loading ??= loadPart(load()).then(
        loaded => {
          value = loaded
          onLoad?.(loaded)
          return loaded
        },
        error => {
          loading = undefined
          throw error
        },
      )
      return loading
    },
  }
}
