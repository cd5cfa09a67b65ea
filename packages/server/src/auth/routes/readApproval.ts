import { authPaths, type ReadApprovalAnswer, ReadApprovalSchema } from '@portico/protocol/auth'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { isFresh } from '../assertMayRecover.js'
import { getAvailableAt } from '../getAvailableAt.js'
import { addCall } from '../http/addCall.js'
import { findApproval } from '../store/approvals.js'
import type { Session } from '../store/sessions.js'
import { findWallet } from '../store/wallets.js'

/** POST /auth/device/approval/state: how the owner has decided, and then the ticket for the escrow. */
export function addReadApprovalRoute(app: AuthApp, context: AuthContext) {
  const { database, now } = context

  addCall(
    app,
    authPaths.readApproval,
    ReadApprovalSchema,
    async ({ approvalId }, c): Promise<ReadApprovalAnswer> => {
      const { session } = c.var
      const { userId, device } = session
      const approval = await findApproval(database, { id: approvalId, userId, deviceId: device.id })
      if (!approval) throw new AuthRefusal('not_found')
      if (approval.state === 'pending') {
        return { state: approval.expiresAt.getTime() > now() ? 'pending' : 'expired' }
      }
      if (approval.state === 'refused' || device.state === 'removed') return { state: 'refused' }
      // It was removed since and has come again.
      if (device.state === 'new') return { state: 'expired' }
      const availableAt = getAvailableAt(context, session)
      if (availableAt > now()) return { state: 'approved', availableAt: Math.ceil(availableAt / 1000) }
      if (!isFresh(session.codeAt, now())) throw new AuthRefusal('code_required')
      return { state: 'approved', ticket: await signReleaseTicket(context, session) }
    },
  )
}

async function signReleaseTicket(
  { database, tokens }: AuthContext,
  { userId, device }: Session,
): Promise<string> {
  const wallet = await findWallet(database, userId)
  if (!wallet) throw new AuthRefusal('wallet_missing')
  const { id: walletId, epoch } = wallet
  return await tokens.signTicket({ userId, deviceId: device.id, purpose: 'release', walletId, epoch })
}
