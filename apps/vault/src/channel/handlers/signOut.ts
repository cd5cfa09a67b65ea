import type { Handler } from '../Handler.ts'

export const signOut: Handler<'SIGN_OUT'> = async (_, { keeper, approvals, state }) => {
  approvals.rejectAll()
  state.batches.clear()
  await keeper.signOut()
  return undefined
}
