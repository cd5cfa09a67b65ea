import type { PlainRouteName, Route } from '../router/routes.js'
import * as stack from '../router/stack.js'
import { selectIsConnected } from '../store/selectors.js'
import { selectRoute } from '../store/slices/router.js'
import type { Portico } from '../types/Portico.js'
import { close } from './close.js'
import { update } from './update.js'

type Target = PlainRouteName | Route

const toRoute = (target: Target): Route => (typeof target === 'string' ? { name: target } : target)

export function push(portico: Portico, target: Target): void {
  update(portico, 'router', router => stack.push(router, toRoute(target)))
}

export function replace(portico: Portico, target: Target): void {
  update(portico, 'router', router => stack.replace(router, toRoute(target)))
}

export function resetTo(portico: Portico, target: Target): void {
  update(portico, 'router', router => stack.reset(router, toRoute(target)))
}

/** One view back; from the first view the modal closes. A connected visitor never lands on Connect. */
export function goBack(portico: Portico): void {
  const { router } = portico.store.get()
  const previous = stack.pop(router)
  if (!previous) {
    close(portico)
    return
  }
  const connected = selectIsConnected(portico.store.get())
  const landsOnConnect = connected && selectRoute(previous).name === 'Connect'
  update(portico, 'router', () => (landsOnConnect ? stack.reset(router, { name: 'Account' }) : previous))
}
