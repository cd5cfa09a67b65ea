import {
  escrowPaths,
  formatSealContext,
  type Sealed,
  StoreEscrowSchema,
  sealInfo,
} from '@portico/protocol/auth'
import { AuthRefusal } from '../../auth/AuthRefusal.js'
import { addCall } from '../../auth/http/addCall.js'
import type { Recipient } from '../../secrets/hpke.js'
import type { EscrowApp, EscrowContext } from '../EscrowContext.js'
import { formatBoxContext } from '../formatBoxContext.js'
import { storeKey } from '../store/escrowKeys.js'

const keyLength = 32

/** POST /escrow/store: keeps the key that opens a wallet's recovery share. */
export function addStoreEscrowRoute(app: EscrowApp, context: EscrowContext) {
  const { database, keyRing, now, readTicket, recipients } = context

  addCall(app, escrowPaths.store, StoreEscrowSchema, async ({ ticket, walletId, epoch, sealedKey }, c) => {
    const claims = await readTicket(ticket, { purpose: 'store', deviceId: c.var.deviceId })
    const isOther = claims.walletId !== undefined && claims.walletId !== walletId
    if (isOther || epoch < claims.epoch) throw new AuthRefusal('ticket_invalid')
    const key = await openSealed(recipients, sealedKey, walletId)
    if (key?.length !== keyLength)
      throw new AuthRefusal('bad_request', undefined, 'The sealed key cannot be opened.')
    const entry = { userId: claims.userId, walletId, epoch }
    const box = keyRing.seal(key, formatBoxContext(entry))
    const isStored = await storeKey(database, entry, {
      box,
      now: new Date(now()),
      currentEpoch: claims.epoch,
    })
    if (!isStored) throw new AuthRefusal('epoch_conflict')
    return {}
  })
}

async function openSealed(recipients: readonly Recipient[], sealed: Sealed, walletId: string) {
  const purpose = { info: sealInfo.escrowStore, context: formatSealContext(walletId) }
  for (const recipient of recipients) {
    const key = await recipient.open(sealed, purpose).catch(() => undefined)
    if (key) return key
  }
  return undefined
}
