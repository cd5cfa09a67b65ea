import { type ComponentType, useEffect, useReducer, useState } from 'react'

/** What `lazy()` returns. */
export interface Loadable<Value> {
  readonly get: () => Value | undefined
  readonly load: () => Promise<Value>
}

/** Loads code on mount. Code that is already loaded is there in the first render. */
export function useLoaded<Value>(part: Loadable<Value> | undefined) {
  const [failure, setFailure] = useState<{ readonly part: Loadable<Value>; readonly error: unknown }>()
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const value = part?.get()
  const error = value === undefined && failure?.part === part ? failure?.error : undefined
  useEffect(() => {
    if (!part || value !== undefined || error !== undefined) return undefined
    let left = false
    part.load().then(
      () => left || drawAgain(),
      reason => left || setFailure({ part, error: reason }),
    )
    return () => {
      left = true
    }
  }, [part, value, error])
  return { value, error, retry: () => setFailure(undefined) }
}

interface LoadedProps<Props extends object> {
  readonly part: Loadable<ComponentType<Props>>
  readonly props: Props
}

/** Loads when first shown. React's `lazy` would delay it, because it throttles suspended content. */
export function Loaded<Props extends object>({ part, props }: LoadedProps<Props>) {
  const { value: Part } = useLoaded(part)
  return Part ? <Part {...props} /> : null
}
