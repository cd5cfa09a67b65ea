import { loginChanged, notAvailableInVault, PorticoError } from '@portico/protocol'
import { getNamespace, parseNetworkId } from '../../networks/networks.ts'
import { type Handler, requireAccount } from '../VaultContext.ts'

export const setPreferredAccount: Handler<'SET_PREFERRED_ACCOUNT'> = async ({ type }, context) => {
  const { keeper, state, circumstances } = context
  const account = await requireAccount(keeper)
  // On another family's network the choice takes effect when the visitor returns to EVM.
  const [first = 'eip155:1'] = Object.keys(account.smart ?? {}).flatMap(id => parseNetworkId(id) ?? [])
  const network = getNamespace(state.network) === 'eip155' ? state.network : first
  const chosen = (await keeper.listAccounts(network)).find(each => each.type === type)
  if (!chosen) throw new PorticoError(notAvailableInVault)
  if (state.preferred !== type) circumstances.change(new PorticoError(loginChanged))
  state.preferred = type
  return { type, address: chosen.address }
}
