import {
  escrowPaths,
  formatSealContext,
  parseMailbox,
  type Sealed,
  type StoreEscrow,
  StoreEscrowSchema,
  sealInfo,
} from '@portico/protocol/auth'
import { calculateJwkThumbprint } from 'jose'
import { AuthRefusal } from '../../auth/AuthRefusal.js'
import { authTimes } from '../../auth/authLimits.js'
import { addCall } from '../../auth/http/addCall.js'
import { createRecipient, type Recipient } from '../../secrets/hpke.js'
import type { EscrowApp, EscrowContext } from '../EscrowContext.js'
import { formatBoxContext } from '../formatBoxContext.js'
import { findAddedAt, storeKey } from '../store/escrowKeys.js'
import { findOwner } from '../store/escrowWallets.js'

const keyLength = 32

/**
 * POST /escrow/store: stores the key that opens the recovery share, with the mailbox that can get it back. The
 * mailbox was typed in the vault; the auth service has to confirm it and cannot choose another.
 */
export function addStoreEscrowRoute(app: EscrowApp, context: EscrowContext) {
  const { database, hashMailbox, keyRing, limits, now, readTicket, recipients } = context

  addCall(app, escrowPaths.store, StoreEscrowSchema, async (body, c) => {
    const { ticket, walletId, email, sealedKey, addresses } = body
    const claims = await readTicket(ticket, { purpose: 'store', deviceId: c.var.deviceId })
    const mailbox = parseMailbox(email)
    const isOther = claims.walletId !== undefined && claims.walletId !== walletId
    if (isOther || !mailbox || mailbox !== parseMailbox(claims.email)) throw new AuthRefusal('ticket_invalid')
    const present = await findOwner(database, hashMailbox(mailbox))
    if (present && present.owner !== addresses.solana) throw new AuthRefusal('mailbox_bound')
    const key = await openSealed(recipients, { walletId, email, sealedKey })
    if (key?.length !== keyLength)
      throw new AuthRefusal('bad_request', undefined, 'The sealed key cannot be opened.')
    const keyId = await calculateJwkThumbprint((await createRecipient(key)).publicKey)
    const entry = { userId: claims.userId, walletId, keyId }
    // A further key for the wallet's current mailbox inherits the delay of the previous one.
    const isAdded = claims.walletId !== undefined && !present
    const mailboxAddedAt = isAdded ? new Date(now()) : await findAddedAt(database, walletId)
    const stored = {
      ...entry,
      addresses,
      mailboxAddedAt,
      box: keyRing.seal(key, formatBoxContext('key', entry)),
      mailBox: keyRing.seal(Buffer.from(mailbox), formatBoxContext('mailbox', entry)),
    }
    if (!(await storeKey(database, stored, limits.keysPerAccount, new Date(now()))))
      throw new AuthRefusal('rate_limited', authTimes.day / 1000)
    return {}
  })
}

async function openSealed(
  recipients: readonly Recipient[],
  { walletId, email, sealedKey }: Pick<StoreEscrow, 'walletId' | 'email'> & { sealedKey: Sealed },
) {
  const purpose = { info: sealInfo.escrowStore, context: formatSealContext(walletId, email) }
  for (const recipient of recipients) {
    const key = await recipient.open(sealedKey, purpose).catch(() => undefined)
    if (key) return key
  }
  return undefined
}
