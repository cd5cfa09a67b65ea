import type { PorticoEvent } from '../events/Events.js'
import { trackEvent } from '../events/trackEvent.js'
import type { RouteName } from '../router/routes.js'
import * as stack from '../router/stack.js'
import { type RouteTarget, toRoute } from '../router/toRoute.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnector } from '../store/slices/connectors.js'
import { update } from '../store/update.js'

const clicks: Partial<Record<RouteName, PorticoEvent>> = {
  AllWallets: { event: 'CLICK_ALL_WALLETS' },
  GetWallet: { event: 'CLICK_GET_WALLET' },
  Networks: { event: 'CLICK_NETWORKS' },
  WhatIsANetwork: { event: 'CLICK_NETWORK_HELP' },
  WhatIsAWallet: { event: 'CLICK_WALLET_HELP' },
}

/** Goes to a view; back returns from it. */
export function pushView(portico: Portico, target: RouteTarget): void {
  const route = toRoute(target)
  update(portico, 'router', router => stack.push(router, route))
  const click = clicks[route.name]
  if (click) trackEvent(portico, click)
  if (route.name === 'ConnectingExternal') {
    const connector = selectConnector(portico.store.get().connectors, route.namespace, route.connectorId)
    const name = connector?.name ?? route.connectorId
    trackEvent(portico, { event: 'SELECT_WALLET', properties: { name, platform: 'browser' } })
  }
  portico.runtime
    .run(runtime => runtime.tellChosen(route))
    .catch(error => portico.environment.logger.warn('The event of a view could not be sent.', error))
}

/** Replaces the current view, so that back skips it. */
export function replaceView(portico: Portico, target: RouteTarget): void {
  update(portico, 'router', router => stack.replace(router, toRoute(target)))
}

export function resetTo(portico: Portico, target: RouteTarget): void {
  update(portico, 'router', router => stack.reset(router, toRoute(target)))
}
