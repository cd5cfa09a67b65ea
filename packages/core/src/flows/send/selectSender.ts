import { getFamily } from '../../families/Families.js'
import type { Network } from '../../families/networks/Network.js'
import type { ConnectedAccount } from '../../store/Account.js'
import { selectNetwork } from '../../store/selectors.js'
import { selectSigner } from '../../store/selectSigner.js'
import type { PorticoState } from '../../store/state.js'

export interface Sender {
  readonly account: ConnectedAccount
  readonly network: Network
}

/**
 * The connected account, if it can send: it can sign, its family and adapter support transfers (W-32), and the site
 * its network.
 */
export function selectSender(state: PorticoState): Sender | undefined {
  const account = selectSigner(state)
  const network = selectNetwork(state)
  if (!account || !network?.supported) return undefined
  const { abilities } = getFamily(state.families, account.namespace)
  return abilities.includes('send') ? { account, network } : undefined
}
