import { approvalPagePath } from '@portico/protocol/auth'
import type { Context } from 'hono'
import { AuthRefusal } from '../../auth/AuthRefusal.js'
import type { EscrowApp, EscrowContext, EscrowEnv } from '../EscrowContext.js'
import { decideApproval, findApprovalByToken } from '../store/escrowApprovals.js'
import { type LinkedApproval, writeApprovalPage } from '../writeApprovalPage.js'

const tokenShape = /^[\w-]{43}$/

/**
 * The page behind the link of a mail. Opening it changes nothing, since programs that check mails do that; a person
 * presses a button. What was approved can be refused here until the device has the key.
 */
export function addApprovalPage(app: EscrowApp, context: EscrowContext) {
  const { database, hash, now, url } = context

  app.get(approvalPagePath, async c => await show(c, await find(c.req.query('token'))))

  app.post(approvalPagePath, async c => {
    const type = c.req.header('Content-Type')?.split(';')[0]
    if (type !== 'application/x-www-form-urlencoded') throw new AuthRefusal('content_type_not_allowed')
    if (c.req.header('Origin') !== new URL(url).origin) throw new AuthRefusal('origin_not_allowed')
    const form = new URLSearchParams(await c.req.text())
    const token = form.get('token') ?? undefined
    const decision = form.get('decision')
    const approval = await find(token)
    const isOpen = approval?.state === 'pending' || approval?.state === 'approved'
    if (isOpen && (decision === 'approved' || decision === 'refused')) {
      await decideApproval(database, approval.id, decision, new Date(now()))
    }
    return await show(c, await find(token))
  })

  async function find(token = ''): Promise<LinkedApproval | undefined> {
    if (!tokenShape.test(token)) return undefined
    const approval = await findApprovalByToken(database, hash('approval', token))
    if (!approval) return undefined
    const { id, device, expiresAt, releasedAt } = approval
    const isOver = approval.state === 'pending' && expiresAt.getTime() <= now()
    const state = releasedAt ? 'released' : isOver ? 'expired' : approval.state
    return { id, device, state, token }
  }

  function show(c: Context<EscrowEnv>, approval: LinkedApproval | undefined) {
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    // Without it browsers hide the origin of the form, by which the answer is checked.
    c.header('Referrer-Policy', 'same-origin')
    return c.html(writeApprovalPage(approval), approval ? 200 : 404)
  }
}
