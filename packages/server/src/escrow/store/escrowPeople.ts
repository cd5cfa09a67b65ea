import type { Database } from '../../database/Database.js'

/** Rows of an account, without keys and hashes. */
export async function exportEscrowPerson(database: Database, userId: string) {
  const keys = await database`
    select wallet_id, key_id, user_id, stored_at, addresses, accounts, mailbox_added_at from escrow_keys
    where user_id::text = ${userId}`
  const approvals = await database`
    select approval.id, device_id, device, state, approval.created_at, asked_at, expires_at, released_at, site
    from escrow_approvals approval join escrow_keys using (wallet_id, key_id) where user_id::text = ${userId}`
  const wallets = await database`
    select owner, since from escrow_wallets
    where owner in (select addresses ->> 'solana' from escrow_keys where user_id::text = ${userId})`
  return { escrow_keys: keys, escrow_approvals: approvals, escrow_wallets: wallets }
}

/** Deleted rows by table. Recovery by email is impossible afterwards. */
export async function eraseEscrowPerson(database: Database, userId: string): Promise<Record<string, number>> {
  return await database.begin(async transaction => {
    const approvals = await transaction`
      delete from escrow_approvals
      where (wallet_id, key_id) in (select wallet_id, key_id from escrow_keys where user_id::text = ${userId})
      returning 1`
    const wallets = await transaction`
      delete from escrow_wallets
      where owner in (select addresses ->> 'solana' from escrow_keys where user_id::text = ${userId})
      returning 1`
    const keys = await transaction`delete from escrow_keys where user_id::text = ${userId} returning 1`
    return {
      escrow_approvals: approvals.length,
      escrow_wallets: wallets.length,
      escrow_keys: keys.length,
    }
  })
}
