import { freshCodeRequired, loginChanged, PorticoError } from '@portico/protocol'
import type { AuthService } from '../../service/createAuthService.ts'
import type { Session } from '../../service/createSession.ts'
import type { RootHolder } from '../createRootHolder.ts'
import type { EmailKeeper, KeeperState } from '../Keeper.ts'
import { loadKeyWork } from '../signing/loadKeyWork.ts'
import { assertProven, type ProofOptions } from './assertProven.ts'

export interface EmailChangeOptions extends ProofOptions, Pick<RootHolder, 'withOpened' | 'writeNext'> {
  readonly auth: AuthService
  readonly session: Session
  readonly state: Pick<KeeperState, 'codeAt' | 'loginAt' | 'emailChange' | 'typedEmail'>
}

export function createEmailChange(options: EmailChangeOptions): EmailKeeper {
  const { auth, session, state, withOpened, writeNext } = options

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
    async startEmailChange({ email, session: askedIn }) {
      const user = await session.getUser()
      if (user?.sessionId !== askedIn) throw new PorticoError(loginChanged)
      // The new mailbox receives codes that then count as proof, so adding it needs a proof as strong.
      if (!user.email) await withOpened(({ wallet }) => assertProven(options, wallet))
      state.emailChange = undefined
      const { changeId, isFirst = false } = await auth.startEmailChange(email)
      // An existing mailbox must be verified, whatever the service claims.
      if (isFirst && user.email) throw new PorticoError(freshCodeRequired)
      state.emailChange = { id: changeId, email, isFirst }
      return isFirst ? 'new' : 'old'
    },
    async proveOldEmail(code) {
      if (!state.emailChange) throw new PorticoError(freshCodeRequired)
      await auth.proveOldEmail({ changeId: state.emailChange.id, code })
    },
    finishEmailChange: code => finish(code, false),
    addFirstEmail: code => finish(code, true),
  }
}
