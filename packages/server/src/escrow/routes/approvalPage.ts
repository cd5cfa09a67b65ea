import { findLanguage } from '@portico/protocol'
import { approvalNumberLength, approvalPagePath, deriveApprovalNumber } from '@portico/protocol/auth'
import type { Context } from 'hono'
import { AuthRefusal } from '../../auth/AuthRefusal.js'
import { readLanguage } from '../../http/readRequest.js'
import type { EscrowApp, EscrowContext, EscrowEnv } from '../EscrowContext.js'
import {
  type Approval,
  findApprovalByToken,
  refuseApproval,
  settleApproval,
} from '../store/escrowApprovals.js'
import {
  type AnswerProblem,
  approvalPagePolicy,
  type LinkedApproval,
  languageParameter,
  writeApprovalPage,
} from '../writeApprovalPage.js'

const tokenShape = /^[\w-]{43}$/

/**
 * The approval page linked from the mail. Opening it changes nothing, because mail scanners do that; the owner types
 * the number shown on the device. A wrong number ends the request. An approval can be revoked here until the key is
 * released.
 */
export function addApprovalPage(app: EscrowApp, context: EscrowContext) {
  const { database, hash, now, url } = context

  app.get(approvalPagePath, async c => show(c, c.req.query('token')))

  app.post(approvalPagePath, async c => {
    const type = c.req.header('Content-Type')?.split(';')[0]
    if (type !== 'application/x-www-form-urlencoded') throw new AuthRefusal('content_type_not_allowed')
    if (c.req.header('Origin') !== new URL(url).origin) throw new AuthRefusal('origin_not_allowed')
    const form = new URLSearchParams(await c.req.text())
    const token = form.get('token') ?? undefined
    const approval = await find(token)
    return await show(c, token, approval && (await decide(approval, form)))
  })

  async function decide({ id, ...approval }: Approval, form: URLSearchParams) {
    const decision = form.get('decision')
    if (decision === 'refused' && !approval.releasedAt) await refuseApproval(database, id)
    if (decision !== 'approved') return undefined
    const typed = readNumber(form.get('number'))
    if (typed === undefined) return 'noNumber'
    const { deviceId, nonce, opening } = approval
    if (nonce === null || opening === null) return 'tooEarly'
    const number = await deriveApprovalNumber({ deviceId, nonce, opening })
    await settleApproval(database, id, typed === number ? 'approved' : 'mismatched', new Date(now()))
    return undefined
  }

  const find = async (token = '') =>
    tokenShape.test(token) ? await findApprovalByToken(database, hash('approval', token)) : undefined

  async function show(c: Context<EscrowEnv>, token: string | undefined, problem?: AnswerProblem) {
    const approval = await find(token)
    const linked = approval && token !== undefined ? describe(approval, token) : undefined
    const language = findLanguage([c.req.query(languageParameter) ?? '']) ?? readLanguage(c)
    c.header('Content-Security-Policy', approvalPagePolicy)
    // Otherwise browsers send `Origin: null` with the form, and the origin check fails.
    c.header('Referrer-Policy', 'same-origin')
    return c.html(writeApprovalPage(linked, { language, problem }), linked ? 200 : 404)
  }

  function describe(
    { id, device, site, state, expiresAt, releasedAt }: Approval,
    token: string,
  ): LinkedApproval {
    const isOver = state === 'pending' && expiresAt.getTime() <= now()
    return { id, device, site, state: releasedAt ? 'released' : isOver ? 'expired' : state, token }
  }
}

const shape = new RegExp(`^\\d{${approvalNumberLength}}$`)

/** Accepts Arabic digits and spaces; undefined if it is not a number of the right length. */
function readNumber(typed: string | null): string | undefined {
  const digits = (typed ?? '')
    // In both blocks the last four bits are the digit.
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 15))
    .replace(/\s/g, '')
  return shape.test(digits) ? digits : undefined
}
