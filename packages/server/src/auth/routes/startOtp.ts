import { authPaths, parseMailbox, type StartOtpAnswer, StartOtpSchema } from '@portico/protocol/auth'
import { createRateLimiter, hourly } from '../../http/createRateLimiter.js'
import { readCaller } from '../../http/readAddress.js'
import { readLanguage } from '../../http/readLanguage.js'
import { describeDevice } from '../../mail/describeDevice.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { assertSite } from '../assertSite.js'
import { authTimes } from '../authLimits.js'
import { addCall } from '../http/addCall.js'
import { sendCode } from '../sendCode.js'

/**
 * POST /auth/otp/start: mails a one-time code. Every mailbox gets the same response, so it does not reveal whether a
 * wallet exists.
 */
export function addStartOtpRoute(app: AuthApp, context: AuthContext) {
  const { limits, now } = context
  const networks = createRateLimiter(hourly(limits.mailsPerNetwork), now)

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
}
