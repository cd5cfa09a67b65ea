import { randomBytes, randomUUID } from 'node:crypto'
import { approvalPagePath, authPaths, EmptySchema, type StartApprovalAnswer } from '@portico/protocol/auth'
import { describeDevice } from '../../mail/describeDevice.js'
import { writeApprovalMail } from '../../mail/writeMails.js'
import { toError } from '../../toError.js'
import type { AuthApp, AuthContext } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { authTimes } from '../authLimits.js'
import { addCall } from '../http/addCall.js'
import { countApprovals, findApproved, forgetApproval, insertApproval } from '../store/approvals.js'
import { findWallet } from '../store/wallets.js'

/** POST /auth/device/approval/start: mails a link to the page on which the owner decides about a new device. */
export function addStartApprovalRoute(app: AuthApp, context: AuthContext) {
  const { database, hash, limits, mailer, now, newDeviceDelay, onError, url } = context

  addCall(app, authPaths.startApproval, EmptySchema, async (_, c) => {
    const { userId, email, site, device } = c.var.session
    const deviceId = device.id
    if (!(await findWallet(database, userId))) throw new AuthRefusal('wallet_missing')
    const expiresIn = authTimes.approval / 1000
    const known = device.state === 'approved' && (await findApproved(database, { userId, deviceId }))
    if (known) return { approvalId: known.id, expiresIn } satisfies StartApprovalAnswer

    const since = new Date(now() - authTimes.quarter)
    if ((await countApprovals(database, userId, since)) >= limits.codesPerQuarter) {
      throw new AuthRefusal('rate_limited', authTimes.quarter / 1000)
    }
    const id = randomUUID()
    const token = randomBytes(32).toString('base64url')
    const createdAt = new Date(now())
    const expiresAt = new Date(now() + authTimes.approval)
    const tokenHash = hash('approval', token)
    const words = describeDevice(c.req.header('User-Agent'))
    await insertApproval(database, { id, userId, deviceId, device: words, tokenHash, createdAt, expiresAt })
    const hours = newDeviceDelay / authTimes.hour
    const wait =
      hours > 0 ? ` After that the device still waits ${hours} hours, in which you can refuse it.` : ''
    const link = `${url}${approvalPagePath}?token=${token}`
    try {
      await mailer.send({ to: email, ...writeApprovalMail({ link, site, device: words, wait }) })
    } catch (cause) {
      await forgetApproval(database, id)
      onError(toError(cause))
      throw new AuthRefusal('mail_unavailable')
    }
    return { approvalId: id, expiresIn } satisfies StartApprovalAnswer
  })
}
