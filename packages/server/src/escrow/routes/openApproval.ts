import { commitToOpening, escrowPaths, OpenApprovalSchema } from '@portico/protocol/auth'
import { AuthRefusal } from '../../auth/AuthRefusal.js'
import { addCall } from '../../auth/http/addCall.js'
import type { EscrowApp, EscrowContext } from '../EscrowContext.js'
import { findApproval, openApproval } from '../store/escrowApprovals.js'

/** POST /escrow/approval/open: the device opens its commitment, from which the number to compare is derived. */
export function addOpenApprovalRoute(app: EscrowApp, { database }: EscrowContext) {
  addCall(app, escrowPaths.openApproval, OpenApprovalSchema, async ({ approvalId, opening }, c) => {
    const { deviceId } = c.var
    const approval = await findApproval(database, { id: approvalId, deviceId })
    if (!approval) throw new AuthRefusal('not_found')
    if ((await commitToOpening({ deviceId, opening })) !== approval.commitment)
      throw new AuthRefusal('bad_request', undefined, 'The field "opening" is not what was committed to.')
    await openApproval(database, approvalId, opening)
    return {}
  })
}
