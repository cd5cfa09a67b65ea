import { AuthRefusal } from '../auth/AuthRefusal.js'
import type { EscrowContext } from './EscrowContext.js'
import { formatBoxContext } from './formatBoxContext.js'
import type { KeptKey } from './store/escrowKeys.js'
import { findOwner } from './store/escrowWallets.js'

/**
 * Whether a key is of the wallet that has its mailbox, where one has. A key that somebody has stored for a wallet of
 * theirs, with the mailbox of a person, is asked about by nobody.
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
