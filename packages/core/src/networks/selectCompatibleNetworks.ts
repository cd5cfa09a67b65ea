import { getFamily } from '../families/Families.js'
import { isSmartAccount } from '../store/isSmartAccount.js'
import { selectNetwork, selectShownAccount } from '../store/selectors.js'
import type { PorticoState } from '../store/state.js'
import type { Network } from '../types/Network.js'

/**
 * The networks on which what is sent to the address in use is its owner's, the active one first. A smart account may be
 * nobody's elsewhere, and in some families every network writes addresses differently.
 */
export function selectCompatibleNetworks(state: PorticoState): readonly Network[] {
  const account = selectShownAccount(state)
  const network = selectNetwork(state)
  if (!account || !network?.supported) return []
  const { sharesAddresses } = getFamily(state.families, network.chainNamespace)
  if (!sharesAddresses || isSmartAccount(account)) return [network]
  const others = state.networks.requested.filter(
    ({ chainNamespace, caipNetworkId }) =>
      chainNamespace === network.chainNamespace && caipNetworkId !== network.caipNetworkId,
  )
  return [network, ...others]
}
