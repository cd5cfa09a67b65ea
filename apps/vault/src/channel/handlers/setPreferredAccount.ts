import { notAvailableInVault, notSignedIn, PorticoError } from '@portico/protocol'
import type { Handler } from '../Handler.ts'

export const setPreferredAccount: Handler<'SET_PREFERRED_ACCOUNT'> = async ({ type }, { keeper }) => {
  if (type !== 'eoa') throw new PorticoError(notAvailableInVault)
  const account = await keeper.getAccount()
  if (!account) throw new PorticoError(notSignedIn)
  return { type, address: account.addresses.eip155 }
}
