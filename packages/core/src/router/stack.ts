import type { RouterState } from '../store/slices/router.js'
import type { Route, RouteName } from './routes.js'

export function push(state: RouterState, route: Route): RouterState {
  const current = state.stack[state.stack.length - 1]
  // Pushing the current view would leave a back arrow without effect.
  if (current?.name === route.name) return replace(state, route)
  return { stack: [...state.stack, route], direction: 'forward' }
}

export function replace(state: RouterState, route: Route): RouterState {
  const [first = route, ...rest] = [...state.stack.slice(0, -1), route]
  return { stack: [first, ...rest], direction: 'forward' }
}

export function reset(_state: RouterState, route: Route): RouterState {
  return { stack: [route], direction: 'back' }
}

/** Undefined if there is no previous view: the caller closes the modal. */
export function pop(state: RouterState): RouterState | undefined {
  const [first, ...rest] = state.stack.slice(0, -1)
  return first && { stack: [first, ...rest], direction: 'back' }
}

export function includes(state: RouterState, name: RouteName): boolean {
  return state.stack.some(route => route.name === name)
}
