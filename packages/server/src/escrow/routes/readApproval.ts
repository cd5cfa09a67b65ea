import { escrowPaths, ReadApprovalSchema } from '@portico/protocol/auth'
import { AuthRefusal } from '../../auth/AuthRefusal.js'
import { addCall } from '../../auth/http/addCall.js'
import type { EscrowApp, EscrowContext } from '../EscrowContext.js'
import { readApprovalState } from '../readApprovalState.js'
import { findApproval } from '../store/escrowApprovals.js'
import { findKey } from '../store/escrowKeys.js'

/** POST /escrow/approval/state: the owner's decision, for the requesting device. */
export function addReadApprovalRoute(app: EscrowApp, context: EscrowContext) {
  addCall(app, escrowPaths.readApproval, ReadApprovalSchema, async ({ approvalId }, c) => {
    const approval = await findApproval(context.database, { id: approvalId, deviceId: c.var.deviceId })
    const key = approval && (await findKey(context.database, approval))
    if (!key) throw new AuthRefusal('not_found')
    return await readApprovalState(context, approval, key)
  })
}
