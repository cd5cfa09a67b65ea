import {
  authKeysPath,
  authPaths,
  EmptySchema,
  parseMailbox,
  RefreshSessionSchema,
  type StartOtpAnswer,
  StartOtpSchema,
  VerifyOtpSchema,
} from '@portico/protocol/auth'
import { createRateLimiter, hourly } from '../../http/createRateLimiter.js'
import { readCaller } from '../../http/readAddress.js'
import { readLanguage } from '../../http/readRequest.js'
import { describeDevice } from '../../mail/describeDevice.js'
import { mailTexts } from '../../mail/mailTexts.js'
import { toError } from '../../ServerFailure.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { assertSite } from '../assertSite.js'
import { authTimes } from '../authLimits.js'
import { beginSession, issueTokens } from '../beginSession.js'
import { checkCode, sendCode } from '../oneTimeCode.js'
import { addCall } from '../serviceApp.js'
import { isLocked } from '../store/challenges.js'
import { endSession, turnSession } from '../store/sessions.js'
import { ensureUser } from '../store/users.js'

export function addLoginRoutes(app: AuthApp, context: AuthContext) {
  const { database, limits, mailer, now, onError, tokens } = context

  const networks = createRateLimiter(hourly(limits.mailsPerNetwork), now)

  // POST /auth/otp/start: the response does not reveal whether the mailbox has a wallet.
  addCall(app, authPaths.startOtp, StartOtpSchema, async ({ projectId, site, email, purpose }, c) => {
    await assertSite(context, projectId, site)
    const mailbox = parseMailbox(email)
    if (!mailbox) throw new AuthRefusal('bad_request', undefined, 'This is not an email address.')
    const wait = networks.take(readCaller(c, context.trustProxy).block)
    if (wait > 0) throw new AuthRefusal('rate_limited', wait)

    const { host } = new URL(site)
    const language = readLanguage(c)
    const device = describeDevice(c.req.header('User-Agent'), language)
    const request = { email: mailbox, purpose, site: host, deviceId: c.var.deviceId, language }
    const challengeId = await sendCode(context, request, (code, texts) =>
      texts.code({ code, site: host, device }),
    )
    c.status(202)
    return {
      challengeId,
      expiresIn: authTimes.code / 1000,
      resendIn: limits.resendSeconds,
    } satisfies StartOtpAnswer
  })

  addCall(app, authPaths.verifyOtp, VerifyOtpSchema, async (body, c) => {
    const { challengeId, code, agreementKey, label } = body
    const { deviceId } = c.var
    const now = new Date(context.now())
    const given = { challengeId, purpose: 'login', deviceId, code, language: readLanguage(c) } as const
    const { email, mailbox, site } = await checkCode(context, given)
    const by = { provider: 'mail', subject: email } as const
    const userId = await ensureUser(database, by, now)
    const wait = (await isLocked(database, mailbox, now)) ? authTimes.lockedDevice : 0
    return await beginSession(context, { userId, by, deviceId, agreementKey, label, site, wait })
  })

  addCall(app, authPaths.refreshSession, RefreshSessionSchema, async ({ refreshToken }, c) => {
    const { deviceId } = c.var
    const read = tokens.readRefresh(refreshToken)
    if (!read) throw new AuthRefusal('session_invalid')
    const { sessionId, turn } = read
    const outcome = await turnSession(database, { id: sessionId, turn, deviceId }, new Date(context.now()))
    if (outcome.status === 'turned')
      return await issueTokens(context, { userId: outcome.userId, sessionId, deviceId, turn: outcome.turn })
    if (outcome.status === 'reused' && outcome.email) {
      const language = readLanguage(c)
      const mail = { to: outcome.email, language, ...mailTexts[language].reuse() }
      await mailer.send(mail).catch(cause => onError(toError(cause)))
    }
    throw new AuthRefusal('session_invalid')
  })

  addCall(app, authPaths.endSession, EmptySchema, async (_, c) => {
    await endSession(database, c.var.session.id, new Date(now()))
    return {}
  })

  app.get(authKeysPath, c => c.json({ keys: tokens.keys }))
}
