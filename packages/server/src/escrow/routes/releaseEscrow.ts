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
import type { EscrowApp, EscrowContext } from '../EscrowContext.js'
import { formatBoxContext } from '../formatBoxContext.js'
import { findKey } from '../store/escrowKeys.js'
import { countRelease } from '../store/escrowReleases.js'

/** POST /escrow/release: gives the key to a device that the owner has approved, sealed to a key of this call. */
export function addReleaseEscrowRoute(app: EscrowApp, context: EscrowContext) {
  const { database, keyRing, now, onError, readTicket, releasesPerHour } = context

  addCall(app, escrowPaths.release, ReleaseEscrowSchema, async ({ ticket, recipientKey }, c) => {
    const { userId, walletId, epoch } = await readTicket(ticket, {
      purpose: 'release',
      deviceId: c.var.deviceId,
    })
    if (!walletId) throw new AuthRefusal('ticket_invalid')
    const found = await findKey(database, { userId, walletId, epoch })
    if (!found) throw new AuthRefusal('not_found')
    if (!(await countRelease(database, releasesPerHour, new Date(now())))) {
      onError(
        new Error(
          `More than ${releasesPerHour} recovery keys were asked for in an hour: no more are given out.`,
        ),
      )
      throw new AuthRefusal('rate_limited', authTimes.hour / 1000)
    }
    const key = keyRing.open(found.box, formatBoxContext({ userId, walletId, epoch: found.epoch }))
    const purpose = { info: sealInfo.escrowRelease, context: formatSealContext(walletId) }
    const sealedKey = await sealTo(recipientKey, key, purpose).catch(() => {
      throw new AuthRefusal('bad_request', undefined, 'The field "recipientKey" is no key.')
    })
    const answer: ReleaseEscrowAnswer = { sealedKey }
    return answer
  })
}
