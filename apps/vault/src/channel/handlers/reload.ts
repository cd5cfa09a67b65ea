import type { Handler } from '../Handler.ts'

/** Resets what the page can observe. The visitor stays signed in. */
export const reload: Handler<'RELOAD'> = async (_, { approvals, state }) => {
  approvals.rejectAll()
  state.dapp = undefined
  return undefined
}
