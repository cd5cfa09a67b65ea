import type { Database, Queries } from '../../database/Database.js'

export interface MailboxOwner {
  owner: string
  since: Date
}

/** @param mailboxes the keyed hashes of one mailbox, one per key */
export async function findOwner(
  database: Queries,
  mailboxes: readonly Buffer[],
): Promise<MailboxOwner | undefined> {
  const [row] = await database<MailboxOwner[]>`
    select owner, since from escrow_wallets where mailbox = any(${mailboxes}) order by since limit 1`
  return row
}

/** Binds a mailbox to a wallet in place of its previous one. Returns false if another wallet has it. */
export async function bindMailbox(
  database: Database,
  mailboxes: readonly [Buffer, ...Buffer[]],
  owner: string,
  now: Date,
): Promise<boolean> {
  const [mailbox] = mailboxes
  return await database.begin(async transaction => {
    // Serialised, so that two wallets do not both find it free.
    await transaction`select pg_advisory_xact_lock(${mailbox.readInt32BE(0)}, ${mailbox.readInt32BE(4)})`
    const present = await findOwner(transaction, mailboxes)
    if (present && present.owner !== owner) return false
    const [before] = await transaction<{ since: Date }[]>`
      delete from escrow_wallets where owner = ${owner} returning since`
    const row = { mailbox, owner, since: before?.since ?? now }
    await transaction`insert into escrow_wallets ${transaction(row)}`
    return true
  })
}
