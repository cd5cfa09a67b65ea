import { approvalPagePath } from '@portico/protocol/auth'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { AuthApp, AuthContext, AuthEnv } from '../AuthContext.js'
import { AuthRefusal } from '../AuthRefusal.js'
import { type Approval, decideApproval, findApprovalByToken } from '../store/approvals.js'
import { setDeviceState } from '../store/devices.js'

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

  async function find(token = ''): Promise<(Approval & { token: string }) | undefined> {
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

  function show(c: Context<AuthEnv>, approval: (Approval & { token: string }) | undefined) {
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    // Without it browsers hide the origin of the form, by which the answer is checked.
    c.header('Referrer-Policy', 'same-origin')
    return c.html(writePage(approval, now()), approval ? 200 : 404)
  }
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 26rem; margin: 15vh auto; padding: 0 1.25rem }
  h1 { font-size: 1.4rem }
  form { display: flex; gap: .75rem }
  button { font: inherit; flex: 1; padding: .75rem; border-radius: 12px; border: 1px solid #8886; cursor: pointer }
  button[value=approved] { background: #0b57d0; border-color: #0b57d0; color: #fff }`

const sentences = {
  approved: 'This device is approved. You can close this page and go on there.',
  refused: 'This device was refused. It cannot use your wallet.',
  expired: 'This link is over. Sign in again on the device to get another.',
  unknown: 'This link is not valid.',
  active: 'This device uses your wallet already. You can close this page.',
} as const

function writePage(approval: (Approval & { token: string }) | undefined, now: number) {
  const state = readState(approval, now)
  const button = (decision: string, text: string) =>
    html`<button name="decision" value="${decision}">${text}</button>`
  const form = approval && (state === 'pending' || state === 'approved')
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A new device for your wallet</title>
<style>${style}</style>
<h1>A new device for your wallet</h1>
${state === 'pending' ? html`<p>It is <strong>${approval?.device}</strong>. Approve it only if it is you who signs in there now.</p>` : html`<p>${sentences[state]}</p>`}
${form ? html`<form method="post" action="${approvalPagePath}"><input type="hidden" name="token" value="${approval.token}">${button('refused', state === 'pending' ? 'Refuse' : 'Refuse it after all')}${state === 'pending' ? button('approved', 'Approve') : ''}</form>` : ''}
</html>`
}

function readState(approval: Approval | undefined, now: number): 'pending' | keyof typeof sentences {
  if (!approval) return 'unknown'
  if (approval.deviceState === 'active') return 'active'
  if (approval.state === 'refused') return 'refused'
  if (approval.state === 'approved') return 'approved'
  return approval.expiresAt.getTime() > now ? 'pending' : 'expired'
}
