import { approvalPagePath } from '@portico/protocol/auth'
import type { Context } from 'hono'
import type { AuthApp, AuthContext, AuthEnv } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { type Approval, decideApproval, findApprovalByToken } from '../store/approvals.js'
import { setDeviceState } from '../store/devices.js'
import { type LinkedApproval, writeApprovalPage } from '../writeApprovalPage.js'

const tokenShape = /^[\w-]{43}$/

/**
 * The page behind the link of a mail. Opening it changes nothing, since programs that check mails do that; a person
 * presses a button. What was approved can be refused here until the device has its share.
 */
export function addApprovalPage(app: AuthApp, context: AuthContext) {
  const { database, now, url } = context

  app.get(approvalPagePath, async c => await show(c, await find(c.req.query('token'))))

  app.post(approvalPagePath, async c => {
    const type = c.req.header('Content-Type')?.split(';')[0]
    if (type !== 'application/x-www-form-urlencoded') throw new AuthRefusal('content_type_not_allowed')
    if (c.req.header('Origin') !== new URL(url).origin) throw new AuthRefusal('origin_not_allowed')
    const form = new URLSearchParams(await c.req.text())
    const token = form.get('token') ?? undefined
    const decision = form.get('decision')
    const approval = await find(token)
    if (approval && (decision === 'approved' || decision === 'refused')) await decide(approval, decision)
    return await show(c, await find(token))
  })

  async function find(token = ''): Promise<LinkedApproval | undefined> {
    if (!tokenShape.test(token)) return undefined
    const approval = await findApprovalByToken(database, context.hash('approval', token))
    return approval && { ...approval, token }
  }

  async function decide({ id, userId, deviceId }: Approval, decision: 'approved' | 'refused') {
    const device = { userId, id: deviceId }
    await database.begin(async transaction => {
      if (!(await decideApproval(transaction, id, decision, new Date(now())))) return
      // A device that has its share by now stays: another one removes it, with the next epoch.
      if (decision === 'approved') await setDeviceState(transaction, device, ['new'], 'approved')
      else await setDeviceState(transaction, device, ['new', 'approved'], 'removed')
    })
  }

  function show(c: Context<AuthEnv>, approval: LinkedApproval | undefined) {
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    // Without it browsers hide the origin of the form, by which the answer is checked.
    c.header('Referrer-Policy', 'same-origin')
    return c.html(writeApprovalPage(approval, now()), approval ? 200 : 404)
  }
}
