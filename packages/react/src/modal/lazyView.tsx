import type { RouteName } from '@portico/core'
import { type ComponentType, lazy, useReducer } from 'react'
import type { ViewProps } from '../hooks/ViewProps.js'
import { ViewBoundary } from './ViewBoundary.js'
import { withStyles } from './withStyles.js'

/** Views that are loaded together, with the styles that nothing before them needs. */
export interface ViewGroup {
  readonly styles: readonly string[]
}

/**
 * A view that is loaded the first time it is shown. React remembers a failed load for ever, so trying again
 * takes a new lazy component.
 */
export function lazyView<Group extends ViewGroup, Name extends RouteName>(
  load: () => Promise<Group>,
  pick: (views: Group) => ComponentType<ViewProps<Name>>,
): ComponentType<ViewProps<Name>> {
  const create = (): ComponentType<ViewProps<Name>> =>
    lazy(async () => {
      const views = await load()
      return { default: withStyles(pick(views), views.styles) }
    })
  let Current = create()
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only, once per view
  return function LazyView(props: ViewProps<Name>) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0)
    const retry = () => {
      Current = create()
      renderAgain()
    }
    return (
      <ViewBoundary onRetry={retry}>
        <Current {...props} />
      </ViewBoundary>
    )
  }
}
