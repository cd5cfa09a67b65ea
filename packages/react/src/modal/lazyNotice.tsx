import { type ComponentType, lazy, Suspense } from 'react'
import { withStyles } from './withStyles.js'

type Notices = typeof import('./notices.js')

/** A message over the view. Where its code does not arrive, the view goes on without it. */
export function lazyNotice<Props extends object>(
  pick: (notices: Notices) => ComponentType<Props>,
): ComponentType<Props> {
  const Notice: ComponentType<Props> = lazy(() =>
    import('./notices.js').then(
      notices => ({ default: withStyles(pick(notices), notices.styles) }),
      () => ({ default: () => null }),
    ),
  )
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only
  return function LazyNotice(props: Props) {
    return (
      <Suspense>
        <Notice {...props} />
      </Suspense>
    )
  }
}
