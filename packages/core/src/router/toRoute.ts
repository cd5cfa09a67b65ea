import type { PlainRouteName, Route } from './routes.js'

/** A view by its name alone, or with the data it needs. */
export type RouteTarget = PlainRouteName | Route

export function toRoute(target: RouteTarget): Route {
  return typeof target === 'string' ? { name: target } : target
}
