import {
  escrowPaths,
  formatSealContext,
  type ReleaseEscrowAnswer,
  ReleaseEscrowSchema,
  sealInfo,
} from '@portico/protocol/auth'
import { AuthRefusal } from '../../auth/AuthRefusal.js'
import { authTimes } from '../../auth/authLimits.js'
import { addCall } from '../../auth/http/addCall.js'
import { sealTo } from '../../secrets/hpke.js'
import { assertIsOwner } from '../assertIsOwner.js'
import type { EscrowApp, EscrowContext } from '../EscrowContext.js'
import { formatBoxContext } from '../formatBoxContext.js'
import { readApprovalState } from '../readApprovalState.js'
import { findApproval, markReleased } from '../store/escrowApprovals.js'
import { findKey } from '../store/escrowKeys.js'
import { countRelease } from '../store/escrowReleases.js'

/** POST /escrow/release: releases the key to the approved device, sealed to an ephemeral key. */
export function addReleaseEscrowRoute(app: EscrowApp, context: EscrowContext) {
  const { database, keyRing, limits, now, onError } = context

  addCall(app, escrowPaths.release, ReleaseEscrowSchema, async ({ approvalId, recipientKey }, c) => {
    const approval = await findApproval(database, { id: approvalId, deviceId: c.var.deviceId })
    const found = approval && (await findKey(database, approval))
    if (!found) throw new AuthRefusal('not_found')
    await assertIsOwner(context, found)
    const { state, availableAt } = await readApprovalState(context, approval, found)
    if (state !== 'approved') throw new AuthRefusal('device_not_active')
    if (availableAt !== undefined)
      throw new AuthRefusal('device_delayed', Math.ceil(availableAt - now() / 1000))
    // A repeated call after a lost response does not count as another release.
    if (!approval.releasedAt) await takeRelease()
    if (!(await markReleased(database, approvalId, new Date(now()))))
      throw new AuthRefusal('device_not_active')

    const key = keyRing.open(found.box, formatBoxContext('key', found))
    const purpose = { info: sealInfo.escrowRelease, context: formatSealContext(found.walletId) }
    const sealedKey = await sealTo(recipientKey, key, purpose).catch(() => {
      throw new AuthRefusal('bad_request', undefined, 'The field "recipientKey" is no key.')
    })
    return { sealedKey, addresses: found.addresses } satisfies ReleaseEscrowAnswer
  })

  async function takeRelease() {
    const perHour = limits.releasesPerHour
    if (await countRelease(database, perHour, new Date(now()))) return
    onError(
      new Error(`More than ${perHour} recovery keys were requested within an hour: no more are released.`),
    )
    throw new AuthRefusal('rate_limited', authTimes.hour / 1000)
  }
}
