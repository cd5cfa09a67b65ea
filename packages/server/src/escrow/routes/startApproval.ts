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
import { createRateLimiter } from '../../http/createRateLimiter.js'
import { readAddress } from '../../http/readAddress.js'
import { readLanguage } from '../../http/readLanguage.js'
import { assertMayMail } from '../../mail/assertMayMail.js'
import { describeDevice } from '../../mail/describeDevice.js'
import { mailTexts } from '../../mail/mailTexts.js'
import { toError } from '../../toError.js'
import type { EscrowApp, EscrowContext } from '../EscrowContext.js'
import { formatBoxContext } from '../formatBoxContext.js'
import { forgetApproval, insertApproval, type NewApproval, renewDecided } from '../store/escrowApprovals.js'
import { findKey, type StoredKey } from '../store/escrowKeys.js'
import { languageParameter } from '../writeApprovalPage.js'

interface Asking extends Pick<NewApproval, 'deviceId' | 'device' | 'commitment' | 'nonce'> {
  site: string
  language: Language
}

/**
 * POST /escrow/approval/start: asks the owner whether a device may have the key, by a mail to the mailbox that came with
 * the key. Whatever the ticket says, nobody else is asked.
 */
export function addStartApprovalRoute(app: EscrowApp, context: EscrowContext) {
  const { database, hash, keyRing, limits, mailer, newDeviceDelay, now, onError, readTicket, url } = context
  const perHour = limits.mailsPerNetwork
  const networks = createRateLimiter({ burst: perHour, perSecond: perHour / 3600 }, now)

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

      const expiresIn = authTimes.approval / 1000
      const known = await renewDecided(database, { ...key, deviceId }, new Date(now()))
      if (known) return { approvalId: known, expiresIn } satisfies StartApprovalAnswer

      const source = {
        remoteAddress: c.env?.incoming?.socket.remoteAddress,
        forwarded: c.req.header('X-Forwarded-For'),
      }
      const wait = networks.take(readAddress(source, context.trustProxy).block)
      if (wait > 0) throw new AuthRefusal('rate_limited', wait)
      // Only now: whoever knew it before could look for a device or an opening that gives a certain number.
      const nonce = randomBytes(32).toString('base64url')
      const language = readLanguage(c)
      const device = describeDevice(c.req.header('User-Agent'), language)
      const approvalId = await ask(key, { deviceId, site, device, commitment, nonce, language })
      return { approvalId, expiresIn, nonce } satisfies StartApprovalAnswer
    },
  )

  async function ask(key: StoredKey, { site, language, ...asking }: Asking) {
    const { walletId, keyId } = key
    const { device } = asking
    const email = keyRing.open(key.mailBox, formatBoxContext('mailbox', key)).toString()
    const id = randomUUID()
    const token = randomBytes(32).toString('base64url')
    const mailbox = hash('mailbox', email)
    const tokenHash = hash('approval', token)
    const approval = { id, walletId, keyId, mailbox, tokenHash, ...asking }
    await insertApproval(database, approval, new Date(now()), sent => assertMayMail(limits, sent, now()))
    const link = `${url}${approvalPagePath}?token=${token}&${languageParameter}=${language}`
    const waitHours = newDeviceDelay / authTimes.hour
    try {
      const text = mailTexts[language].approval({ link, site, device, waitHours })
      await mailer.send({ to: email, language, ...text })
    } catch (cause) {
      await forgetApproval(database, id)
      onError(toError(cause))
      throw new AuthRefusal('mail_unavailable')
    }
    return id
  }
}
