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
  readonly coinType: number
}

/** Coin types above it are those of single EVM networks (ENSIP-11). */
const networkMark = 0x8000_0000

/** The connected account, if it can register a name: its family has names, and its network a coin type. */
export function selectNameOwner(state: PorticoState): NameOwner | undefined {
  const account = selectSigner(state)
  const network = selectNetwork(state)
  if (!account || !network?.supported || !hasNames(network)) return undefined
  const { abilities, getCoinTypes } = getFamily(state.families, account.namespace)
  if (!abilities.includes('names')) return undefined
  const coinType = getCoinTypes?.(String(network.id)).find(type => type > networkMark)
  return coinType === undefined ? undefined : { account, network, coinType }
}

/** The name registration of the active account and network; another one starts over. */
export function selectNaming(state: PorticoState): NamingState {
  return state.naming.owner === selectConnectedAccount(state)?.caipAddress ? state.naming : initialNaming
}
