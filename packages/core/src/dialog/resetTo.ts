import { reset } from '../router/stack.js'
import { type RouteTarget, toRoute } from '../router/toRoute.js'
import type { Portico } from '../runtime/Portico.js'
import { update } from '../store/update.js'

/** Shows a view with an empty stack behind it. */
export function resetTo(portico: Portico, target: RouteTarget): void {
  update(portico, 'router', router => reset(router, toRoute(target)))
}
