import { type ComponentType, useEffect, useReducer } from 'react'

export type LazyPart<Props extends object> = ComponentType<Props> & {
  readonly prepare: () => Promise<void>
}

/**
 * A component that loads when first shown, such as a message or an illustration. If loading fails, the view works
 * without it. React's `lazy` would delay it, because it throttles suspended content.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  // Cached, so that it renders in the first frame next time.
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
