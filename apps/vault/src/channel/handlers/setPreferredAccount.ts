import { loginChanged, notAvailableInVault, notSignedIn, PorticoError } from '@portico/protocol'
import { askingFor } from '../askingFor.ts'
import type { Handler } from '../Handler.ts'

/** What was asked of the one account is asked no more. */
export const setPreferredAccount: Handler<'SET_PREFERRED_ACCOUNT'> = async ({ type }, context) => {
  const { keeper, state, circumstances } = context
  const account = await keeper.getAccount()
  if (!account) throw new PorticoError(notSignedIn)
  if (type === 'smartAccount' && !account.smart?.[state.network]) throw new PorticoError(notAvailableInVault)
  if (state.preferred !== type) circumstances.change(new PorticoError(loginChanged))
  state.preferred = type
  return { type, address: askingFor(context, account).address }
}
