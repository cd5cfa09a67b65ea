import type { PlainRouteName, Route } from './routes.js'

/** A view by its name alone, or with the data it needs. */
export type RouteTarget = PlainRouteName | Route

export function toRoute(target: RouteTarget): Route {
  // Each of these names needs nothing else, which the compiler works out for two dozen of them at most.
  return typeof target === 'string' ? ({ name: target } as Route) : target
}
