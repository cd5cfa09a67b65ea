import { selectNetwork } from '../store/selectors.js'
import { selectSigner } from '../store/selectSigner.js'
import type { SignInSubject } from '../store/slices/signIn.js'
import type { PorticoState } from '../store/state.js'

export function selectSubject(state: PorticoState): SignInSubject | undefined {
  const account = selectSigner(state)
  const network = account && selectNetwork(state, account.namespace)
  if (!account || !network?.supported) return undefined
  const { namespace, address } = account
  return { namespace, address, caipNetworkId: network.caipNetworkId }
}
