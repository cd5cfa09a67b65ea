import { getFamily } from '../../families/Families.js'
import type { Network } from '../../families/networks/Network.js'
import type { ConnectedAccount } from '../../store/Account.js'
import { selectNetwork } from '../../store/selectors.js'
import { selectSigner } from '../../store/selectSigner.js'
import type { PorticoState } from '../../store/state.js'

export interface Buyer {
  readonly account: ConnectedAccount
  readonly network: Network
}

/**
 * The connected account, if it can buy: its family supports it (W-32) and the site its network. Watch-only accounts
 * are excluded.
 */
export function selectBuyer(state: PorticoState): Buyer | undefined {
  const account = selectSigner(state)
  const network = selectNetwork(state)
  if (!account || !network?.supported || state.features.values.onramp === false) return undefined
  const { abilities } = getFamily(state.families, account.namespace)
  return abilities.includes('onramp') ? { account, network } : undefined
}
