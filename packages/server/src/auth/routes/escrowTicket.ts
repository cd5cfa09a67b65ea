import { authPaths, type EscrowTicketAnswer, EscrowTicketSchema } from '@portico/protocol/auth'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { addCall } from '../http/addCall.js'
import { findWallet } from '../store/wallets.js'

/** POST /auth/escrow/ticket: lets a device of the wallet, or the one that is about to create it, store a recovery key. */
export function addEscrowTicketRoute(app: AuthApp, { database, tokens }: AuthContext) {
  addCall(app, authPaths.escrowTicket, EscrowTicketSchema, async ({ purpose }, c) => {
    const { userId, device } = c.var.session
    const wallet = await findWallet(database, userId)
    if (wallet && device.state !== 'active') throw new AuthRefusal('device_not_active')
    const answer: EscrowTicketAnswer = {
      ticket: await tokens.signTicket({
        userId,
        deviceId: device.id,
        purpose,
        walletId: wallet?.id,
        epoch: wallet?.epoch ?? 0,
      }),
    }
    return answer
  })
}
