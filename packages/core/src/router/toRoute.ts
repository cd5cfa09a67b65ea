import type { PlainRouteName, Route } from './routes.js'

export type RouteTarget = PlainRouteName | Route

export function toRoute(target: RouteTarget): Route {
  // Each of these names has no parameters, which the compiler can only infer for about two dozen.
  // A copy, so that each opening has a route of its own, also with a constant of the site.
  return typeof target === 'string' ? ({ name: target } as Route) : { ...target }
}
