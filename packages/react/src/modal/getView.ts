import type { Route, RouteName } from '@portico/core'
import type { ViewDefinition } from './ViewDefinition.js'
import { viewRegistry } from './viewRegistry.js'

/** The view of a route. The registry pairs each name with its own route, which indexing by a union forgets. */
export function getView(route: Route): ViewDefinition<RouteName> {
  return viewRegistry[route.name] as unknown as ViewDefinition<RouteName>
}

/** Views of another key are other views: they slide in and start anew. A tab is a place within one, as is a notice. */
export function getViewKey(route: Route): string {
  const { name } = route
  return name === 'Account' || name === 'ProfileWallets' ? name : Object.values(route).join(' ')
}
