import {
  ConfirmEscrowSchema,
  type EscrowKeyAnswer,
  escrowPaths,
  formatEscrowStatement,
  formatSealContext,
  parseMailbox,
  type ReleaseEscrowAnswer,
  ReleaseEscrowSchema,
  type Sealed,
  type StoreEscrow,
  StoreEscrowSchema,
  sealInfo,
} from '@portico/protocol/auth'
import { calculateJwkThumbprint } from 'jose'
import { AuthRefusal } from '../../auth/AuthRefusal.js'
import { authTimes } from '../../auth/authLimits.js'
import { isSolanaSignature } from '../../auth/isOwnerSignature.js'
import { addCall } from '../../auth/serviceApp.js'
import { createRecipient, type Recipient, sealTo } from '../../secrets/hpke.js'
import { assertIsOwner, formatBoxContext } from '../assertIsOwner.js'
import type { EscrowApp, EscrowContext } from '../EscrowContext.js'
import { findApproval, markReleased } from '../store/escrowApprovals.js'
import {
  bindMailbox,
  countRelease,
  findAddedAt,
  findKey,
  findOwner,
  setAccounts,
  storeKey,
} from '../store/escrowKeys.js'
import { readApprovalState } from './approvals.js'

const keyLength = 32

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

export function addKeyRoutes(app: EscrowApp, context: EscrowContext) {
  const { database, hashMailbox, keyRing, limits, now, onError, readTicket, recipients } = context

  const [newest] = recipients
  app.on(['GET', 'POST'], escrowPaths.key, c => {
    if (!newest) throw new AuthRefusal('internal_error')
    return c.json<EscrowKeyAnswer>({ publicKey: newest.publicKey })
  })

  // POST /escrow/store: stores the key that opens the recovery share, with the mailbox that can get it back. The
  // mailbox was typed in the vault; the auth service has to confirm it and cannot choose another.
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

  // POST /escrow/confirm: binds the mailbox to the wallet. The wallet's own key has to sign, so an attacker in control
  // of the auth service cannot substitute another wallet later. The signature also covers the accounts whose balances
  // decide how long a new device waits.
  addCall(app, escrowPaths.confirm, ConfirmEscrowSchema, async ({ ownerSignature, ...statement }) => {
    const { walletId, publicKey, accounts } = statement
    const key = await findKey(database, { walletId, keyId: await calculateJwkThumbprint(publicKey) })
    if (!key) throw new AuthRefusal('not_found')
    const { solana } = key.addresses
    if (!isSolanaSignature(solana, formatEscrowStatement(statement), ownerSignature))
      throw new AuthRefusal('owner_proof_invalid')
    const email = keyRing.open(key.mailBox, formatBoxContext('mailbox', key)).toString()
    if (!(await bindMailbox(database, hashMailbox(email), solana, new Date(now()))))
      throw new AuthRefusal('mailbox_bound')
    await setAccounts(database, key, accounts)
    return {}
  })

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
