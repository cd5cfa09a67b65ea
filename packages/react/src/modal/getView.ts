import type { Route, RouteName } from '@portico/core'
import type { ViewDefinition } from './ViewDefinition.js'
import { viewRegistry } from './viewRegistry.js'

/** The view of a route. The registry pairs each name with its own route type, which indexing by a union loses. */
export function getView(route: Route): ViewDefinition<RouteName> {
  return viewRegistry[route.name] as unknown as ViewDefinition<RouteName>
}

/** Views with different keys animate in and mount anew. */
export function getViewKey(route: Route): string {
  return getView(route).staysForOtherData ? route.name : Object.values(route).join(' ')
}
