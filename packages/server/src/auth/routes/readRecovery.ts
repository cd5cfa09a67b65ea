import { authPaths, EmptySchema, type RecoveryAnswer } from '@portico/protocol/auth'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { assertMayRecover } from '../assertMayRecover.js'
import { addCall } from '../http/addCall.js'
import { findWallet } from '../store/wallets.js'

/**
 * POST /auth/recovery/read: the recovery methods, after a fresh code. Each is sealed to a key that the service does
 * not have.
 */
export function addReadRecoveryRoute(app: AuthApp, context: AuthContext) {
  addCall(app, authPaths.readRecovery, EmptySchema, async (_, c) => {
    const { session } = c.var
    assertMayRecover(context, session)
    const wallet = await findWallet(context.database, session.userId)
    if (!wallet) throw new AuthRefusal('wallet_missing')
    // Passkey shares are released only for an assertion.
    const recoveries = wallet.recoveries.filter(({ kind }) => kind !== 'passkey')
    return { recoveries } satisfies RecoveryAnswer
  })
}
