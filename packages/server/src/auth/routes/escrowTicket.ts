import { authPaths, type EscrowTicketAnswer, EscrowTicketSchema } from '@portico/protocol/auth'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { assertMayRecover } from '../assertMayRecover.js'
import { addCall } from '../http/addCall.js'
import { findEmailChange } from '../store/emailChanges.js'
import type { Session } from '../store/sessions.js'
import { findWallet } from '../store/wallets.js'

/**
 * POST /auth/escrow/ticket: attests to the escrow who is signed in on a device. A device of the wallet, or the one
 * that is about to create it, can store a recovery key with it. A device that wants one released still needs the
 * owner's approval at the escrow: this service alone cannot release it.
 */
export function addEscrowTicketRoute(app: AuthApp, context: AuthContext) {
  const { database, tokens } = context

  addCall(app, authPaths.escrowTicket, EscrowTicketSchema, async ({ purpose, emailChange }, c) => {
    const { session } = c.var
    const { userId, device, site } = session
    const wallet = await findWallet(database, userId)
    if (purpose === 'release') {
      assertMayRecover(context, session)
      if (!wallet) throw new AuthRefusal('wallet_missing')
    } else if (wallet && device.state !== 'active') throw new AuthRefusal('device_not_active')
    const email = emailChange ? await readNewEmail(session, emailChange) : session.email
    if (!email) throw new AuthRefusal('mailbox_missing')
    const claims = { userId, deviceId: device.id, purpose, walletId: wallet?.id, email, site }
    return { ticket: await tokens.signTicket(claims) } satisfies EscrowTicketAnswer
  })

  async function readNewEmail({ userId, device }: Session, id: string) {
    const named = { id, userId, deviceId: device.id, step: 'proven' } as const
    const change = await findEmailChange(database, named, new Date(context.now()))
    if (!change) throw new AuthRefusal('code_required')
    return change.email
  }
}
