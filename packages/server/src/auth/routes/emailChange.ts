import { randomUUID } from 'node:crypto'
import type { Language } from '@portico/protocol'
import {
  authPaths,
  ProveEmailSchema,
  parseMailbox,
  type StartEmailChangeAnswer,
  StartEmailChangeSchema,
} from '@portico/protocol/auth'
import { readLanguage } from '../../http/readRequest.js'
import { describeDevice } from '../../mail/describeDevice.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { authTimes } from '../authLimits.js'
import { isFresh } from '../beginSession.js'
import { checkCode, sendCode } from '../oneTimeCode.js'
import { addCall } from '../serviceApp.js'
import { advanceEmailChange, findEmailChange, startEmailChange } from '../store/emailChanges.js'
import type { Session } from '../store/sessions.js'
import { isMailboxTaken } from '../store/users.js'

/**
 * POST /auth/email/start, /auth/email/old, /auth/email/new: one code from the current mailbox, then one from the new
 * mailbox, which is fixed at the start. The change takes effect with the wallet's next epoch, which only the wallet's
 * own key can write.
 */
export function addEmailChangeRoutes(app: AuthApp, context: AuthContext) {
  const { database, limits, now } = context
  const inTime = () => new Date(now() + authTimes.code)

  addCall(app, authPaths.startEmailChange, StartEmailChangeSchema, async (body, c) => {
    const { userId, device, email: present, site } = c.var.session
    if (device.state !== 'active') throw new AuthRefusal('device_not_active')
    const email = parseMailbox(body.email)
    if (!email) throw new AuthRefusal('bad_request', undefined, 'This is not an email address.')
    if (email === present)
      throw new AuthRefusal('bad_request', undefined, 'This is the email address already.')
    const language = readLanguage(c)
    if (!present) return await startFirst(c.var.session, email, language)
    const words = describeDevice(c.req.header('User-Agent'), language)
    const request = { email: present, purpose: 'email-old', site, deviceId: device.id, language } as const
    const challengeId = await sendCode(context, request, (code, texts) =>
      texts.oldMailbox({ code, site, device: words, email }),
    )
    const change = { id: randomUUID(), userId, deviceId: device.id, email, step: 'old', challengeId } as const
    await startEmailChange(database, change, inTime())
    return {
      changeId: change.id,
      expiresIn: authTimes.code / 1000,
      resendIn: limits.resendSeconds,
    } satisfies StartEmailChangeAnswer
  })

  /** The account signed in through a provider: a fresh login replaces the code from the current mailbox. */
  async function startFirst({ userId, device, site, codeAt }: Session, email: string, language: Language) {
    if (!isFresh(codeAt, now())) throw new AuthRefusal('code_required')
    const request = { email, purpose: 'email-new', site, deviceId: device.id, language } as const
    const challengeId = await sendCode(context, request, (code, texts) => texts.newMailbox({ code, site }))
    const change = { id: randomUUID(), userId, deviceId: device.id, email, step: 'new', challengeId } as const
    await startEmailChange(database, change, inTime())
    return {
      changeId: change.id,
      expiresIn: authTimes.code / 1000,
      resendIn: limits.resendSeconds,
      isFirst: true,
    } satisfies StartEmailChangeAnswer
  }

  addCall(app, authPaths.proveOldEmail, ProveEmailSchema, async ({ changeId, code }, c) => {
    const { userId, device, site } = c.var.session
    const named = { id: changeId, userId, deviceId: device.id, step: 'old' } as const
    const change = await findEmailChange(database, named, new Date(now()))
    if (!change) throw new AuthRefusal('code_expired')
    const { challengeId, deviceId, email } = change
    const language = readLanguage(c)
    await checkCode(context, { challengeId, purpose: 'email-old', deviceId, code, language })
    const request = { email, purpose: 'email-new', site, deviceId, language } as const
    const next = await sendCode(context, request, (text, texts) => texts.newMailbox({ code: text, site }))
    const isNext = await advanceEmailChange(database, change, { step: 'new', challengeId: next }, inTime())
    if (!isNext) throw new AuthRefusal('code_expired')
    return {}
  })

  addCall(app, authPaths.proveNewEmail, ProveEmailSchema, async ({ changeId, code }, c) => {
    const { userId, device } = c.var.session
    const named = { id: changeId, userId, deviceId: device.id, step: 'new' } as const
    const change = await findEmailChange(database, named, new Date(now()))
    if (!change) throw new AuthRefusal('code_expired')
    const { challengeId, deviceId, email } = change
    const language = readLanguage(c)
    await checkCode(context, { challengeId, purpose: 'email-new', deviceId, code, language })
    // Checked only now, so that it reveals nothing to a visitor who cannot read the mailbox.
    if (await isMailboxTaken(database, email)) throw new AuthRefusal('email_taken')
    const isNext = await advanceEmailChange(database, change, { step: 'proven', challengeId }, inTime())
    if (!isNext) throw new AuthRefusal('code_expired')
    return {}
  })
}
