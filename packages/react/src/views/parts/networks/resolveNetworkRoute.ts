import { type Network, type PorticoState, type Route, selectConnectedAccount } from '@portico/core'

/** The route for a chosen network; undefined for the active one. */
export function resolveNetworkRoute(state: PorticoState, network: Network): Route | undefined {
  const { active, activeNamespace } = state.networks
  const { caipNetworkId, chainNamespace } = network
  if (active[activeNamespace]?.caipNetworkId === caipNetworkId) return undefined
  const leavesWallet =
    selectConnectedAccount(state, activeNamespace) && !selectConnectedAccount(state, chainNamespace)
  if (!leavesWallet) return { name: 'SwitchNetwork', network: caipNetworkId }
  return {
    name: 'SwitchActiveChain',
    switchToChain: chainNamespace,
    navigateTo: 'Connect',
    navigateWithReplace: true,
    network: caipNetworkId,
  }
}
