import { loginChanged, notAvailableInVault, notSignedIn, PorticoError } from '@portico/protocol'
import type { NetworkId } from '../../networks/networks.ts'
import { askingFor } from '../askingFor.ts'
import type { Handler } from '../Handler.ts'

/** What was asked of the one account is asked no more. */
export const setPreferredAccount: Handler<'SET_PREFERRED_ACCOUNT'> = async ({ type }, context) => {
  const { keeper, state, circumstances } = context
  const account = await keeper.getAccount()
  if (!account) throw new PorticoError(notSignedIn)
  // On a network of another family it is chosen for when the visitor is back.
  const [first = 'eip155:1'] = Object.keys(account.smart ?? {}) as NetworkId[] // as the settings have them
  const network = state.network.startsWith('eip155:') ? state.network : first
  if (type === 'smartAccount' && !account.smart?.[network]) throw new PorticoError(notAvailableInVault)
  if (state.preferred !== type) circumstances.change(new PorticoError(loginChanged))
  state.preferred = type
  return { type, address: askingFor(context, account, network).address }
}
