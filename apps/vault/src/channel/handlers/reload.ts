import type { Handler } from '../Handler.ts'

/** Begins afresh as far as the page can tell; who is signed in stays so. */
export const reload: Handler<'RELOAD'> = async (_, { approvals, state }) => {
  approvals.rejectAll()
  state.dapp = undefined
  return undefined
}
