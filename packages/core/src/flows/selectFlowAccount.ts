import { getFamily } from '../families/Families.js'
import type { FamilyAbility } from '../families/Family.js'
import { hasNames } from '../families/networks/hasNames.js'
import type { Network } from '../families/networks/Network.js'
import { isSwapNetwork } from '../families/networks/swapNetworks.js'
import type { ConnectedAccount } from '../store/Account.js'
import { selectNetwork } from '../store/selectors.js'
import { selectSigner } from '../store/selectSigner.js'
import type { PorticoState } from '../store/state.js'

export interface FlowAccount {
  readonly account: ConnectedAccount
  readonly network: Network
}

export interface NameOwner extends FlowAccount {
  readonly coinType: number
}

/** The account that signs, if its family has the ability (W-32) and the site its network. Never a watch-only one. */
function selectAble(state: PorticoState, ability: FamilyAbility): FlowAccount | undefined {
  const account = selectSigner(state)
  const network = selectNetwork(state)
  if (!account || !network?.supported) return undefined
  return getFamily(state.families, account.namespace).abilities.includes(ability)
    ? { account, network }
    : undefined
}

export const selectSender = (state: PorticoState): FlowAccount | undefined => selectAble(state, 'send')

/** On a network with swaps (W-33). */
export function selectSwapper(state: PorticoState): FlowAccount | undefined {
  const able = selectAble(state, 'swaps')
  return able && isSwapNetwork(able.network.caipNetworkId) ? able : undefined
}

export function listSwapNetworks(state: PorticoState): readonly Network[] {
  const account = selectSigner(state)
  if (!account || !getFamily(state.families, account.namespace).abilities.includes('swaps')) return []
  return state.networks.requested.filter(
    ({ chainNamespace, caipNetworkId }) =>
      chainNamespace === account.namespace && isSwapNetwork(caipNetworkId),
  )
}

export const selectBuyer = (state: PorticoState): FlowAccount | undefined =>
  state.features.values.onramp === false ? undefined : selectAble(state, 'onramp')

/** Coin types above it are those of single EVM networks (ENSIP-11). */
const networkMark = 0x8000_0000

/** On a network with names and a coin type. */
export function selectNameOwner(state: PorticoState): NameOwner | undefined {
  const able = selectAble(state, 'names')
  if (!able || !hasNames(able.network)) return undefined
  const { getCoinTypes } = getFamily(state.families, able.account.namespace)
  const coinType = getCoinTypes?.(String(able.network.id)).find(type => type > networkMark)
  return coinType === undefined ? undefined : { ...able, coinType }
}
