import { authPaths, type VerifyOtpAnswer, VerifyOtpSchema } from '@portico/protocol/auth'
import { readLanguage } from '../../http/readLanguage.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { authTimes } from '../authLimits.js'
import { checkCode } from '../checkCode.js'
import { addCall } from '../http/addCall.js'
import { issueTokens } from '../issueTokens.js'
import { listDevices, saveDevice } from '../store/devices.js'
import { isLocked } from '../store/locks.js'
import { startSession } from '../store/sessions.js'
import { ensureUser } from '../store/users.js'
import { findWallet, toEmbeddedWallet } from '../store/wallets.js'

/** POST /auth/otp/verify: the right code, from the device that asked for it, begins a session. */
export function addVerifyOtpRoute(app: AuthApp, context: AuthContext) {
  const { database } = context

  addCall(
    app,
    authPaths.verifyOtp,
    VerifyOtpSchema,
    async ({ challengeId, code, agreementKey, label }, c) => {
      const { deviceId } = c.var
      const now = new Date(context.now())
      const given = { challengeId, purpose: 'login', deviceId, code, language: readLanguage(c) } as const
      const { email, mailbox, site } = await checkCode(context, given)
      const userId = await ensureUser(database, email, now)
      const wait = (await isLocked(database, mailbox, now)) ? authTimes.lockedDevice : 0
      const usableAt = new Date(now.getTime() + wait)
      const device = await saveDevice(database, { userId, id: deviceId, label, agreementKey, usableAt }, now)
      const sessionId = await startSession(database, { userId, deviceId, site }, now)
      const wallet = await findWallet(database, userId)
      const answer: VerifyOtpAnswer = {
        ...(await issueTokens(context, { userId, sessionId, deviceId, turn: 1 })),
        user: { id: userId, email },
        device: device.state === 'active' ? 'active' : 'new',
        wallet: wallet ? toEmbeddedWallet(wallet, await listDevices(database, userId), deviceId) : null,
      }
      return answer
    },
  )
}
