import { authPaths, type VerifyOtpAnswer, VerifyOtpSchema } from '@portico/protocol/auth'
import { writeLockMail } from '../../mail/writeMails.js'
import { toError } from '../../toError.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { authTimes } from '../authLimits.js'
import { addCall } from '../http/addCall.js'
import { issueTokens } from '../issueTokens.js'
import { countFailures, type Outcome, tryCode } from '../store/challenges.js'
import { listDevices, saveDevice } from '../store/devices.js'
import { isLocked, lockMailbox } from '../store/locks.js'
import { startSession } from '../store/sessions.js'
import { ensureUser } from '../store/users.js'
import { findWallet, toEmbeddedWallet } from '../store/wallets.js'

/** POST /auth/otp/verify: the right code, from the device that asked for it, begins a session. */
export function addVerifyOtpRoute(app: AuthApp, context: AuthContext) {
  const { database, hash } = context

  addCall(
    app,
    authPaths.verifyOtp,
    VerifyOtpSchema,
    async ({ challengeId, code, agreementKey, label }, c) => {
      const { deviceId } = c.var
      const now = new Date(context.now())
      const purpose = 'login'
      const codeHash = hash('code', challengeId, purpose, deviceId, code)
      const outcome = await tryCode(database, { id: challengeId, purpose, deviceId, codeHash }, now)
      if (outcome.status === 'wrong') await noteFailure(context, outcome)
      if (outcome.status !== 'right') throw new AuthRefusal(refusals[outcome.status])

      const { email, mailbox, site } = outcome
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

const refusals = { wrong: 'code_wrong', exhausted: 'code_exhausted', over: 'code_expired' } as const

/** Whoever guesses long enough gets lucky: then it helps that a new device has to wait, and that the owner knows. */
async function noteFailure(context: AuthContext, { email, mailbox }: Extract<Outcome, { status: 'wrong' }>) {
  const { database, limits, mailer, onError } = context
  const now = new Date(context.now())
  if ((await countFailures(database, mailbox, now)) < limits.failuresToLock) return
  const until = new Date(now.getTime() + authTimes.failures)
  if (!(await lockMailbox(database, mailbox, now, until))) return
  onError(new Error('Somebody is guessing the codes of a mailbox: new devices of it have to wait now.'))
  const hours = authTimes.lockedDevice / authTimes.hour
  await mailer.send({ to: email, ...writeLockMail(hours) }).catch(cause => onError(toError(cause)))
}
