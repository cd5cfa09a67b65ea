import { getFamily } from '../families/Families.js'
import type { Network } from '../families/networks/Network.js'
import { isContractAccount } from './isSmartAccount.js'
import { selectNetwork, selectShownAccount } from './selectors.js'
import type { PorticoState } from './state.js'

/** A contract account may not exist elsewhere, and in some families addresses differ by network. */
export function selectCompatibleNetworks(state: PorticoState): readonly Network[] {
  const account = selectShownAccount(state)
  const network = selectNetwork(state)
  if (!account || !network?.supported) return []
  const { sharesAddresses } = getFamily(state.families, network.chainNamespace)
  if (!sharesAddresses || isContractAccount(account)) return [network]
  const others = state.networks.requested.filter(
    ({ chainNamespace, caipNetworkId }) =>
      chainNamespace === network.chainNamespace && caipNetworkId !== network.caipNetworkId,
  )
  return [network, ...others]
}
