import type { Route } from '../../router/routes.js'

/** The stack of views; the last one is shown. Never empty. */
export interface RouterState {
  readonly stack: readonly [Route, ...Route[]]
  readonly direction: 'forward' | 'back'
}

export const initialRouter: RouterState = { stack: [{ name: 'Connect' }], direction: 'forward' }

export function selectRoute(state: RouterState): Route {
  return state.stack[state.stack.length - 1] ?? state.stack[0]
}
