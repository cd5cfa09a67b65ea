import type { Portico, Route } from '@portico/core'
import { connectorIds } from '@portico/core/adapter'
import { prepareConnect } from '@portico/core/internal'
import { getView } from './getView.js'

const ignore = () => undefined

export function preloadRoute(portico: Portico, route: Route): void {
  const { view, prepare } = getView(route)
  view.load().catch(ignore)
  prepare?.(portico).catch(ignore)
  const connectorId = getConnectorId(route)
  if (connectorId) prepareConnect(portico, { connectorId }).catch(ignore)
}

function getConnectorId(route: Route): string | undefined {
  if (route.name === 'ConnectingWalletConnect') return connectorIds.walletConnect
  return route.name === 'ConnectingExternal' ? route.connectorId : undefined
}
