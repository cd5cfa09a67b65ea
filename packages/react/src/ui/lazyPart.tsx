import { type ComponentType, useEffect, useReducer } from 'react'

/**
 * A part that is loaded when it is first shown: a message, a drawing. Where its code does not arrive, the view goes on
 * without it. Not by `lazy`: React would hold it back for a moment, as it does with whatever was suspended.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // Kept, so that it is there in the first frame when it is needed again.
  let Part: ComponentType<Props> | undefined
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only
  return function LazyPart(props: Props) {
    const [, drawAgain] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      if (Part) return undefined
      let left = false
      load().then(
        loaded => {
          Part = loaded
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
}
