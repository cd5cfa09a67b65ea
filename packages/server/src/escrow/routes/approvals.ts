import { randomBytes, randomUUID } from 'node:crypto'
import type { Language } from '@portico/protocol'
import {
  approvalPagePath,
  commitToOpening,
  escrowPaths,
  OpenApprovalSchema,
  type ReadApprovalAnswer,
  ReadApprovalSchema,
  type StartApprovalAnswer,
  StartApprovalSchema,
} from '@portico/protocol/auth'
import { calculateJwkThumbprint } from 'jose'
import { AuthRefusal } from '../../auth/AuthRefusal.js'
import { authTimes } from '../../auth/authLimits.js'
import { addCall } from '../../auth/serviceApp.js'
import { createRateLimiter, hourly } from '../../http/createRateLimiter.js'
import { readCaller } from '../../http/readAddress.js'
import { readLanguage } from '../../http/readRequest.js'
import { assertMayMail, formatCountedMailbox } from '../../mail/countSent.js'
import { describeDevice } from '../../mail/describeDevice.js'
import { mailTexts } from '../../mail/mailTexts.js'
import { toError } from '../../ServerFailure.js'
import { assertIsOwner } from '../assertIsOwner.js'
import type { EscrowApp, EscrowContext } from '../EscrowContext.js'
import type { AtStake } from '../stake/createStakeReader.js'
import {
  type Approval,
  findApproval,
  forgetApproval,
  insertApproval,
  type NewApproval,
  openApproval,
  renewDecided,
} from '../store/escrowApprovals.js'
import { findKey, type KeptKey } from '../store/escrowKeys.js'
import { languageParameter } from '../writeApprovalPage.js'

interface Asking extends Pick<NewApproval, 'deviceId' | 'site' | 'device' | 'commitment' | 'nonce'> {
  language: Language
  email: string
  since: Date
  delay: number
}

/** Valid while the device presents tickets. The delay is computed each time, since funds may arrive. */
export async function readApprovalState(
  context: Pick<EscrowContext, 'delays' | 'now' | 'readStake'>,
  { state, createdAt, askedAt, expiresAt }: Approval,
  key: AtStake & Pick<KeptKey, 'mailboxAddedAt'>,
): Promise<ReadApprovalAnswer> {
  const { delays, now } = context
  if (state === 'refused' || state === 'mismatched') return { state }
  if (state === 'pending') return { state: expiresAt.getTime() > now() ? 'pending' : 'expired' }
  // Time to open the mail, plus time for the device to poll.
  if (askedAt.getTime() + 2 * authTimes.approval <= now()) return { state: 'expired' }
  const isOver = createdAt.getTime() + delays.large <= now()
  const availableAt = createdAt.getTime() + (isOver ? 0 : await readDelay(context, key))
  return availableAt > now() ? { state, availableAt: Math.ceil(availableAt / 1000) } : { state }
}

/** After a mailbox was added the long delay applies at first, so that the owner has time to notice. */
export async function readDelay(
  { delays, now, readStake }: Pick<EscrowContext, 'delays' | 'now' | 'readStake'>,
  { mailboxAddedAt, ...wallet }: AtStake & Pick<KeptKey, 'mailboxAddedAt'>,
): Promise<number> {
  const { small, large } = delays
  const isNewMailbox = mailboxAddedAt ? mailboxAddedAt.getTime() + large > now() : false
  return small < large && !isNewMailbox ? delays[await readStake(wallet)] : large
}

export function addApprovalRoutes(app: EscrowApp, context: EscrowContext) {
  const { database, hash, limits, mailer, now, onError, readTicket, url } = context

  const perHour = limits.mailsPerNetwork
  const networks = createRateLimiter(hourly(perHour), now)

  // POST /escrow/approval/start: mails the mailbox stored with the key, whatever the ticket says.
  addCall(app, escrowPaths.startApproval, StartApprovalSchema, async (body, c) => {
    const { ticket, publicKey, commitment } = body
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
    // After the commitment: with the nonce known, an attacker could search for a chosen number.
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
  })

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

  // POST /escrow/approval/open: the device opens its commitment, from which the number to compare is derived.
  addCall(app, escrowPaths.openApproval, OpenApprovalSchema, async ({ approvalId, opening }, c) => {
    const { deviceId } = c.var
    const approval = await findApproval(database, { id: approvalId, deviceId })
    if (!approval) throw new AuthRefusal('not_found')
    if ((await commitToOpening({ deviceId, opening })) !== approval.commitment)
      throw new AuthRefusal('bad_request', undefined, 'The field "opening" is not what was committed to.')
    await openApproval(database, approvalId, opening)
    return {}
  })

  addCall(app, escrowPaths.readApproval, ReadApprovalSchema, async ({ approvalId }, c) => {
    const approval = await findApproval(context.database, { id: approvalId, deviceId: c.var.deviceId })
    const key = approval && (await findKey(context.database, approval))
    if (!key) throw new AuthRefusal('not_found')
    return await readApprovalState(context, approval, key)
  })
}
