import { authPaths, EmptySchema, type RecoveryAnswer } from '@portico/protocol/auth'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { assertMayRecover } from '../assertMayRecover.js'
import { getAvailableAt } from '../getAvailableAt.js'
import { addCall } from '../http/addCall.js'
import { findWallet } from '../store/wallets.js'

/** POST /auth/recovery/read: the ways back, after a new code. The escrow's only once the device was approved. */
export function addReadRecoveryRoute(app: AuthApp, context: AuthContext) {
  addCall(app, authPaths.readRecovery, EmptySchema, async (_, c) => {
    const { session } = c.var
    assertMayRecover(context, session)
    const wallet = await findWallet(context.database, session.userId)
    if (!wallet) throw new AuthRefusal('wallet_missing')
    const { state } = session.device
    const isTrusted =
      state === 'active' || (state === 'approved' && getAvailableAt(context, session) <= context.now())
    const answer: RecoveryAnswer = {
      recoveries: wallet.recoveries.filter(({ kind }) => kind !== 'escrow' || isTrusted),
    }
    return answer
  })
}
