import { type ComponentType, useEffect, useState } from 'react'

/**
 * A message over the view. Where its code does not arrive, the view goes on without it. Not by `lazy`: React would
 * hold the message back for a moment, as it does with whatever was suspended.
 */
export function lazyNotice<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only
  return function LazyNotice(props: Props) {
    const [Notice, setNotice] = useState<ComponentType<Props>>()
    useEffect(() => {
      let left = false
      load().then(
        loaded => left || setNotice(() => loaded),
        () => {},
      )
      return () => {
        left = true
      }
    }, [])
    return Notice ? <Notice {...props} /> : null
  }
}
