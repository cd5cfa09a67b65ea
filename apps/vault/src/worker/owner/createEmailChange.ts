import { freshCodeRequired, loginChanged, PorticoError } from '@portico/protocol'
import type { Approved } from '../../approve/Approval.ts'
import type { KeeperContext } from '../KeeperContext.ts'
import type { EmailChangeRequest } from '../keeperTypes.ts'
import { loadKeyWork } from '../loadPart.ts'
import { assertProven } from './assertProven.ts'

export function createEmailChange(context: KeeperContext) {
  const { auth, session, state, withOpened, writeNext } = context

  async function finish(code: string, isFirst: boolean) {
    if (state.emailChange?.isFirst !== isFirst) throw new PorticoError(freshCodeRequired)
    const { id, email } = state.emailChange
    await auth.proveNewEmail({ changeId: id, code })
    const { changeMailbox } = await loadKeyWork()
    await writeNext((custody, current) => changeMailbox(custody, current, { email, emailChange: id }))
    state.emailChange = undefined
    state.typedEmail = email
    await session.setEmail(email)
    return email
  }

  return {
    /** Returns whether the code went to the old or, for a first mailbox, the new address. */
    async startEmailChange({
      email,
      session: askedIn,
    }: Approved<EmailChangeRequest>): Promise<'old' | 'new'> {
      const user = await session.getUser()
      if (user?.sessionId !== askedIn) throw new PorticoError(loginChanged)
      // The new mailbox receives codes that then count as proof, so adding it needs a proof as strong.
      if (!user.email) await withOpened(({ wallet }) => assertProven(context, wallet))
      state.emailChange = undefined
      const { changeId, isFirst = false } = await auth.startEmailChange(email)
      // An existing mailbox must be verified, whatever the service claims.
      if (isFirst && user.email) throw new PorticoError(freshCodeRequired)
      state.emailChange = { id: changeId, email, isFirst }
      return isFirst ? 'new' : 'old'
    },
    async proveOldEmail(code: string) {
      if (!state.emailChange) throw new PorticoError(freshCodeRequired)
      await auth.proveOldEmail({ changeId: state.emailChange.id, code })
    },
    finishEmailChange: (code: string) => finish(code, false),
    /** Only the vault's window may call it, because no earlier mailbox guards a first one. */
    addFirstEmail: (code: string) => finish(code, true),
  }
}
