import type { Route } from './routes.js'

export interface OpenSituation {
  readonly requested?: Route | undefined
  readonly hasAdapters: boolean
  readonly manualControl: boolean
  readonly connected: boolean
  readonly hasPairing: boolean
  readonly mobile: boolean
  readonly hasUri: boolean
}

/** The view the modal opens on (V-05 to V-07). The order of the rules matters. */
export function resolveOpenRoute(situation: OpenSituation): Route {
  const { requested, hasAdapters, manualControl, connected, hasPairing, mobile, hasUri } = situation
  if (requested) return requested
  if (hasUri) return { name: 'ConnectingWalletConnectBasic' }
  if (manualControl || (!hasAdapters && !connected)) {
    return { name: hasPairing && !mobile ? 'ConnectingWalletConnectBasic' : 'AllWallets' }
  }
  return connected ? { name: 'Account' } : { name: 'Connect' }
}

/** The view behind a closed modal; an embedded one stays visible, so it keeps showing the account. */
export function resolveClosedRoute({
  embedded,
  connected,
}: {
  readonly embedded: boolean
  readonly connected: boolean
}): Route {
  return embedded && connected ? { name: 'Account' } : { name: 'Connect' }
}
