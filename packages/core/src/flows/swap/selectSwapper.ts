import { getFamily } from '../../families/Families.js'
import type { Network } from '../../families/networks/Network.js'
import { isSwapNetwork } from '../../families/networks/swapNetworks.js'
import { selectNetwork } from '../../store/selectors.js'
import { selectSigner } from '../../store/selectSigner.js'
import type { PorticoState } from '../../store/state.js'
import type { FlowAccount as Sender } from '../selectFlowAccount.js'

/** The connected account, if it can swap: its family supports it, on a network with swaps (W-33). */
export function selectSwapper(state: PorticoState): Sender | undefined {
  const account = selectSigner(state)
  const network = selectNetwork(state)
  if (!account || !network?.supported || !isSwapNetwork(network.caipNetworkId)) return undefined
  return canFamilySwap(state) ? { account, network } : undefined
}

/** Networks of the site on which the account could swap. */
export function listSwapNetworks(state: PorticoState): readonly Network[] {
  const account = selectSigner(state)
  if (!account || !canFamilySwap(state)) return []
  return state.networks.requested.filter(
    ({ chainNamespace, caipNetworkId }) =>
      chainNamespace === account.namespace && isSwapNetwork(caipNetworkId),
  )
}

function canFamilySwap(state: PorticoState): boolean {
  const namespace = selectSigner(state)?.namespace
  if (!namespace) return false
  return getFamily(state.families, namespace).abilities.includes('swaps')
}
