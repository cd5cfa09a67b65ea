import { randomInt, randomUUID } from 'node:crypto'
import { isOriginAllowed } from '@portico/protocol'
import { authPaths, type StartOtpAnswer, StartOtpSchema } from '@portico/protocol/auth'
import { createRateLimiter } from '../../http/createRateLimiter.js'
import { readAddress } from '../../http/readAddress.js'
import { assertMayMail } from '../../mail/assertMayMail.js'
import { describeDevice } from '../../mail/describeDevice.js'
import { parseMailbox } from '../../mail/parseMailbox.js'
import { writeCodeMail } from '../../mail/writeMails.js'
import { findProject } from '../../projects/findProject.js'
import { toError } from '../../toError.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { authTimes } from '../authLimits.js'
import { addCall } from '../http/addCall.js'
import { forgetChallenge, startChallenge } from '../store/challenges.js'

const tries = 5

/**
 * POST /auth/otp/start: mails a code. Every mailbox is treated alike, so nobody learns here whether one has a wallet.
 */
export function addStartOtpRoute(app: AuthApp, context: AuthContext) {
  const { database, hash, limits, mailer, now, onError } = context
  const networks = createRateLimiter(
    { burst: limits.mailsPerNetwork, perSecond: limits.mailsPerNetwork / 3600 },
    now,
  )

  addCall(app, authPaths.startOtp, StartOtpSchema, async ({ projectId, site, email, purpose }, c) => {
    await assertSite(context, projectId, site)
    const mailbox = parseMailbox(email)
    if (!mailbox) throw new AuthRefusal('bad_request', undefined, 'This is not a mail address.')
    const source = {
      remoteAddress: c.env?.incoming?.socket.remoteAddress,
      forwarded: c.req.header('X-Forwarded-For'),
    }
    const wait = networks.take(readAddress(source, context.trustProxy).block)
    if (wait > 0) throw new AuthRefusal('rate_limited', wait)

    const id = randomUUID()
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const { deviceId } = c.var
    const { host } = new URL(site)
    await startChallenge(
      database,
      {
        id,
        mailbox: hash('mailbox', mailbox),
        email: mailbox,
        purpose,
        site: host,
        deviceId,
        codeHash: hash('code', id, purpose, deviceId, code),
        tries,
      },
      new Date(now()),
      sent => assertMayMail(limits, sent, now()),
    )
    const device = describeDevice(c.req.header('User-Agent'))
    try {
      await mailer.send({ to: mailbox, ...writeCodeMail({ code, site: host, device }) })
    } catch (cause) {
      // The code may still arrive: it is good for nothing then, and the next one can be asked for at once.
      await forgetChallenge(database, id)
      onError(toError(cause))
      throw new AuthRefusal('mail_unavailable')
    }
    c.status(202)
    const answer: StartOtpAnswer = {
      challengeId: id,
      expiresIn: authTimes.code / 1000,
      resendIn: limits.resendSeconds,
    }
    return answer
  })
}

async function assertSite({ database, builtInOrigins }: AuthContext, projectId: string, site: string) {
  const project = await findProject(database, projectId)
  if (!project?.isEnabled) throw new AuthRefusal('unknown_project')
  // A wildcard matches itself, but no browser is there.
  if (site.includes('*') || !isOriginAllowed(site, project.allowedOrigins, builtInOrigins))
    throw new AuthRefusal('origin_not_allowed')
}
