import { getPlatform } from '../environment/getPlatform.js'
import type { Route, RouteName } from '../router/routes.js'
import * as stack from '../router/stack.js'
import { type RouteTarget, toRoute } from '../router/toRoute.js'
import { selectIsConnected } from '../store/selectors.js'
import { selectConnector } from '../store/slices/connectors.js'
import { selectRoute } from '../store/slices/router.js'
import type { EventOf, PorticoEvent } from '../types/Events.js'
import type { Portico } from '../types/Portico.js'
import { getDescribedWallets } from '../wallets/getDescribedWallets.js'
import { getPlatforms } from '../wallets/getPlatforms.js'
import { close } from './close.js'
import { trackEvent } from './trackEvent.js'
import { update } from './update.js'

/** What choosing a view tells; views themselves tell nothing. */
const clicks: Partial<Record<RouteName, PorticoEvent>> = {
  AllWallets: { event: 'CLICK_ALL_WALLETS' },
  GetWallet: { event: 'CLICK_GET_WALLET' },
  Networks: { event: 'CLICK_NETWORKS' },
  WhatIsANetwork: { event: 'CLICK_NETWORK_HELP' },
  WhatIsAWallet: { event: 'CLICK_WALLET_HELP' },
}

export function push(portico: Portico, target: RouteTarget): void {
  const route = toRoute(target)
  update(portico, 'router', router => stack.push(router, route))
  const click = clicks[route.name]
  if (click) trackEvent(portico, click)
  const properties = describeChoice(portico, route)
  if (properties) trackEvent(portico, { event: 'SELECT_WALLET', properties })
}

/** The wallet that a view was opened for, and how it is reached. */
function describeChoice(
  { store, options, environment, adapters }: Portico,
  route: Route,
): EventOf<'SELECT_WALLET'>['properties'] | undefined {
  const { connectors, catalogue } = store.get()
  if (route.name === 'ConnectingExternal') {
    const connector = selectConnector(connectors, route.namespace, route.connectorId)
    return { name: connector?.name ?? route.connectorId, platform: 'browser' }
  }
  if (route.name !== 'ConnectingWalletConnect') return undefined
  const wallet = getDescribedWallets(catalogue, options).find(({ id }) => id === route.walletId)
  const { mobile } = getPlatform(environment)
  const [platform] = getPlatforms(wallet, { mobile, installed: false, hasAdapters: adapters.size > 0 })
  return { name: wallet?.name ?? 'WalletConnect', platform }
}

export function replace(portico: Portico, target: RouteTarget): void {
  update(portico, 'router', router => stack.replace(router, toRoute(target)))
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
