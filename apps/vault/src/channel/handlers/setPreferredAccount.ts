import { loginChanged, notAvailableInVault, notSignedIn, PorticoError } from '@portico/protocol'
import type { NetworkId } from '../../networks/networks.ts'
import { askingFor } from '../askingFor.ts'
import type { Handler } from '../Handler.ts'

export const setPreferredAccount: Handler<'SET_PREFERRED_ACCOUNT'> = async ({ type }, context) => {
  const { keeper, state, circumstances } = context
  const account = await keeper.getAccount()
  if (!account) throw new PorticoError(notSignedIn)
  // On another family's network the choice takes effect when the visitor returns to EVM.
  const [first = 'eip155:1'] = Object.keys(account.smart ?? {}) as NetworkId[] // keys as configured in the settings
  const network = state.network.startsWith('eip155:') ? state.network : first
  if (type === 'smartAccount' && !account.smart?.[network]) throw new PorticoError(notAvailableInVault)
  if (state.preferred !== type) circumstances.change(new PorticoError(loginChanged))
  state.preferred = type
  return { type, address: askingFor(context, account, network).address }
}
