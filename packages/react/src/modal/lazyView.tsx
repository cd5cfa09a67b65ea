import type { RouteName } from '@portico/core'
import { type ComponentType, lazy, useReducer } from 'react'
import type { ViewProps } from '../hooks/ViewProps.js'
import { ViewBoundary } from './ViewBoundary.js'

/**
 * A view that is loaded the first time it is shown. React remembers a failed load for ever, so trying again
 * takes a new lazy component.
 */
export function lazyView<Name extends RouteName>(
  load: () => Promise<ComponentType<ViewProps<Name>>>,
): ComponentType<ViewProps<Name>> {
  const create = (): ComponentType<ViewProps<Name>> => lazy(async () => ({ default: await load() }))
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
