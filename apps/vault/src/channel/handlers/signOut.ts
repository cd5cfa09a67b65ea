import { loginChanged, PorticoError } from '@portico/protocol'
import type { Handler } from '../Handler.ts'

export const signOut: Handler<'SIGN_OUT'> = async (_, { keeper, circumstances, state }) => {
  circumstances.change(new PorticoError(loginChanged))
  state.batches.clear()
  state.preferred = 'eoa'
  await keeper.signOut()
  return undefined
}
