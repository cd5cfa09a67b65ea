import { getFamily } from '../../families/Families.js'
import { hasNames } from '../../families/networks/hasNames.js'
import type { Network } from '../../families/networks/Network.js'
import type { ConnectedAccount } from '../../store/Account.js'
import { selectConnectedAccount, selectNetwork } from '../../store/selectors.js'
import { selectSigner } from '../../store/selectSigner.js'
import { initialNaming, type NamingState } from '../../store/slices/naming.js'
import type { PorticoState } from '../../store/state.js'

export interface NameOwner {
  readonly account: ConnectedAccount
  readonly network: Network
  /** The number under which a name keeps its address on the network. */
  readonly coinType: number
}

/** Above it are the numbers of single networks (ENSIP-11). */
const networkMark = 0x8000_0000

/** Whoever can register a name: a connected account, of a family that has names, on a network that has a number for them. */
export function selectNameOwner(state: PorticoState): NameOwner | undefined {
  const account = selectSigner(state)
  const network = selectNetwork(state)
  if (!account || !network?.supported || !hasNames(network)) return undefined
  const { abilities, getCoinTypes } = getFamily(state.families, account.namespace)
  if (!abilities.includes('names')) return undefined
  const coinType = getCoinTypes?.(String(network.id)).find(type => type > networkMark)
  return coinType === undefined ? undefined : { account, network, coinType }
}

/** Where the visitor is in registering a name. Another account, or another network, begins anew. */
export function selectNaming(state: PorticoState): NamingState {
  return state.naming.owner === selectConnectedAccount(state)?.caipAddress ? state.naming : initialNaming
}
