import { AuthRefusal } from '../auth/AuthRefusal.js'
import type { EscrowContext } from './EscrowContext.js'
import { type EscrowEntry, findOwner, type KeptKey } from './store/escrowKeys.js'

/**
 * Verifies that the key belongs to the wallet bound to its mailbox, if one is bound. Otherwise an attacker could
 * store a key of their own wallet with a victim's mailbox and have the victim asked for approval.
 * @returns the mailbox, and since when the wallet is known
 */
export async function assertIsOwner(
  { database, hashMailbox, keyRing }: Pick<EscrowContext, 'database' | 'hashMailbox' | 'keyRing'>,
  key: KeptKey,
): Promise<{ email: string; since: Date }> {
  const email = keyRing.open(key.mailBox, formatBoxContext('mailbox', key)).toString()
  const present = await findOwner(database, hashMailbox(email))
  if (present && present.owner !== key.addresses.solana) throw new AuthRefusal('mailbox_bound')
  return { email, since: present?.since ?? key.storedAt }
}

/** Associated data of an encrypted entry: an entry copied to another row or column cannot be decrypted there. */
export const formatBoxContext = (kind: 'key' | 'mailbox', { userId, walletId, keyId }: EscrowEntry) =>
  JSON.stringify(['escrow', kind, userId, walletId, keyId])
