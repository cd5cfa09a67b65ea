import { authPaths, VerifyOtpSchema } from '@portico/protocol/auth'
import { readLanguage } from '../../http/readLanguage.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { authTimes } from '../authLimits.js'
import { beginSession } from '../beginSession.js'
import { checkCode } from '../checkCode.js'
import { addCall } from '../http/addCall.js'
import { isLocked } from '../store/locks.js'
import { ensureUser } from '../store/users.js'

/** POST /auth/otp/verify: the right code, from the device that requested it, starts a session. */
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
      const by = { provider: 'mail', subject: email } as const
      const userId = await ensureUser(database, by, now)
      const wait = (await isLocked(database, mailbox, now)) ? authTimes.lockedDevice : 0
      return await beginSession(context, { userId, by, deviceId, agreementKey, label, site, wait })
    },
  )
}
