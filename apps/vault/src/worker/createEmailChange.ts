import { freshCodeRequired, loginChanged, PorticoError } from '@portico/protocol'
import type { AuthService } from '../service/AuthService.ts'
import type { Session } from '../service/createSession.ts'
import type { RootHolder } from './createRootHolder.ts'
import type { Keeper, KeeperState } from './Keeper.ts'
import { loadKeyWork } from './loadKeyWork.ts'

export interface EmailChangeOptions extends Pick<RootHolder, 'writeNext'> {
  readonly auth: AuthService
  readonly session: Session
  readonly state: Pick<KeeperState, 'emailChange' | 'typedEmail'>
}

export type EmailChange = Pick<Keeper, 'startEmailChange' | 'proveOldEmail' | 'finishEmailChange'>

/** From one mailbox to another, with a code from each. */
export function createEmailChange({ auth, session, state, writeNext }: EmailChangeOptions): EmailChange {
  return {
    async startEmailChange({ email, session: askedIn }) {
      const user = await session.getUser()
      if (user?.sessionId !== askedIn) throw new PorticoError(loginChanged)
      state.emailChange = undefined
      const { changeId, isFirst } = await auth.startEmailChange(email)
      state.emailChange = { id: changeId, email }
      return isFirst ? 'new' : 'old'
    },
    async proveOldEmail(code) {
      if (!state.emailChange) throw new PorticoError(freshCodeRequired)
      await auth.proveOldEmail({ changeId: state.emailChange.id, code })
    },
    async finishEmailChange(code) {
      if (!state.emailChange) throw new PorticoError(freshCodeRequired)
      const { id, email } = state.emailChange
      await auth.proveNewEmail({ changeId: id, code })
      const { changeMailbox } = await loadKeyWork()
      await writeNext((custody, current) => changeMailbox(custody, current, { email, emailChange: id }))
      state.emailChange = undefined
      state.typedEmail = email
      await session.setEmail(email)
      return email
    },
  }
}
