import { type ComponentType, useEffect, useReducer } from 'react'

export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Has it ready, so that it is there in the first frame. */
  readonly prepare: () => Promise<void>
}

/**
 * A part that is loaded when it is first shown: a message, a drawing. Where its code does not arrive, the view goes on
 * without it. Not by `lazy`: React would hold it back for a moment, as it does with whatever was suspended.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  // Kept, so that it is there in the first frame when it is needed again.
  let Part: ComponentType<Props> | undefined
  const prepare = async () => {
    Part ??= await load()
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only
  function Lazy(props: Props) {
    const [, drawAgain] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      if (Part) return undefined
      let left = false
      prepare().then(
        () => {
          if (!left) drawAgain()
        },
        () => {},
      )
      return () => {
        left = true
      }
    }, [])
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(Lazy, { prepare })
}
