import type { Database } from '../../database/Database.js'

export interface EscrowEntry {
  userId: string
  walletId: string
  /** Thumbprint of the key's public part. */
  keyId: string
}

export interface StoredKey extends EscrowEntry {
  box: Buffer
  mailBox: Buffer
}

/**
 * Stores a key; says whether the account may still have one more. What is there already stays as it is, mailbox
 * included: whoever could replace it would decide who gets it.
 */
export async function storeKey(
  database: Database,
  { userId, walletId, keyId, box, mailBox }: StoredKey,
  perAccount: number,
  now: Date,
): Promise<boolean> {
  const [row] = await database<{ count: number }[]>`
    select count(*)::integer as count from escrow_keys where user_id = ${userId}`
  if ((row?.count ?? 0) >= perAccount) return false
  const entry = {
    user_id: userId,
    wallet_id: walletId,
    key_id: keyId,
    box,
    mail_box: mailBox,
    stored_at: now,
  }
  await database`insert into escrow_keys ${database(entry)} on conflict do nothing`
  return true
}

export async function findKey(
  database: Database,
  { walletId, keyId }: Omit<EscrowEntry, 'userId'>,
): Promise<StoredKey | undefined> {
  const [row] = await database<{ user_id: string; box: Buffer; mail_box: Buffer }[]>`
    select user_id, box, mail_box from escrow_keys where wallet_id = ${walletId} and key_id = ${keyId}`
  return row && { userId: row.user_id, walletId, keyId, box: row.box, mailBox: row.mail_box }
}
