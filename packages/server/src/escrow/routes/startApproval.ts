import { randomBytes, randomUUID } from 'node:crypto'
import type { Language } from '@portico/protocol'
import {
  approvalPagePath,
  escrowPaths,
  type StartApprovalAnswer,
  StartApprovalSchema,
} from '@portico/protocol/auth'
import { calculateJwkThumbprint } from 'jose'
import { AuthRefusal } from '../../auth/AuthRefusal.js'
import { authTimes } from '../../auth/authLimits.js'
import { addCall } from '../../auth/http/addCall.js'
import { createRateLimiter, hourly } from '../../http/createRateLimiter.js'
import { readCaller } from '../../http/readAddress.js'
import { readLanguage } from '../../http/readLanguage.js'
import { assertMayMail, formatCountedMailbox } from '../../mail/countSent.js'
import { describeDevice } from '../../mail/describeDevice.js'
import { mailTexts } from '../../mail/mailTexts.js'
import { toError } from '../../ServerFailure.js'
import { assertIsOwner } from '../assertIsOwner.js'
import type { EscrowApp, EscrowContext } from '../EscrowContext.js'
import { readDelay } from '../stake/readDelay.js'
import { forgetApproval, insertApproval, type NewApproval, renewDecided } from '../store/escrowApprovals.js'
import { findKey, type KeptKey } from '../store/escrowKeys.js'
import { languageParameter } from '../writeApprovalPage.js'

interface Asking extends Pick<NewApproval, 'deviceId' | 'site' | 'device' | 'commitment' | 'nonce'> {
  language: Language
  email: string
  since: Date
  /** In milliseconds. */
  delay: number
}

/**
 * POST /escrow/approval/start: mails the owner for approval, at the mailbox stored with the key, whatever the ticket
 * says.
 */
export function addStartApprovalRoute(app: EscrowApp, context: EscrowContext) {
  const { database, hash, limits, mailer, now, onError, readTicket, url } = context
  const perHour = limits.mailsPerNetwork
  const networks = createRateLimiter(hourly(perHour), now)

  addCall(
    app,
    escrowPaths.startApproval,
    StartApprovalSchema,
    async ({ ticket, publicKey, commitment }, c) => {
      const { deviceId } = c.var
      const { userId, walletId, site } = await readTicket(ticket, { purpose: 'release', deviceId })
      const keyId = await calculateJwkThumbprint(publicKey)
      const key = walletId === undefined ? undefined : await findKey(database, { walletId, keyId })
      if (key?.userId !== userId) throw new AuthRefusal('not_found')

      const { email, since } = await assertIsOwner(context, key)
      const delay = await readDelay(context, key)
      const facts = {
        expiresIn: authTimes.approval / 1000,
        since: Math.floor(since.getTime() / 1000),
        wait: Math.ceil(delay / 1000),
      }
      const known = await renewDecided(database, { ...key, deviceId }, new Date(now()))
      if (known) return { approvalId: known, ...facts } satisfies StartApprovalAnswer
      const wait = networks.take(readCaller(c, context.trustProxy).block)
      if (wait > 0) throw new AuthRefusal('rate_limited', wait)
      // Created after the commitment: with the nonce known, an attacker could search for an opening that yields a
      // chosen number.
      const nonce = randomBytes(32).toString('base64url')
      const language = readLanguage(c)
      const device = describeDevice(c.req.header('User-Agent'), language)
      const approvalId = await ask(key, {
        deviceId,
        site,
        device,
        commitment,
        nonce,
        language,
        email,
        since,
        delay,
      })
      return { approvalId, ...facts, nonce } satisfies StartApprovalAnswer
    },
  )

  async function ask({ walletId, keyId }: KeptKey, { language, email, since, delay, ...asking }: Asking) {
    const { site, device } = asking
    const id = randomUUID()
    const token = randomBytes(32).toString('base64url')
    const mailbox = hash('mailbox', formatCountedMailbox(email))
    const tokenHash = hash('approval', token)
    const approval = { id, walletId, keyId, mailbox, tokenHash, ...asking }
    await insertApproval(database, approval, new Date(now()), sent => assertMayMail(limits, sent, now()))
    const link = `${url}${approvalPagePath}?token=${token}&${languageParameter}=${language}`
    try {
      const text = mailTexts[language].approval({ link, site, device, since, wait: delay })
      await mailer.send({ to: email, language, ...text })
    } catch (cause) {
      await forgetApproval(database, id)
      onError(toError(cause))
      throw new AuthRefusal('mail_unavailable')
    }
    return id
  }
}
