import type { Database } from '../../database/Database.js'

export interface EscrowEntry {
  userId: string
  walletId: string
  epoch: number
}

/**
 * Stores a key; says whether it did. One that no epoch of the wallet uses yet may be replaced, since the device may have
 * stopped half-way; one that is in use may not.
 */
export async function storeKey(
  database: Database,
  { userId, walletId, epoch }: EscrowEntry,
  { box, now, currentEpoch }: { box: Buffer; now: Date; currentEpoch: number },
): Promise<boolean> {
  const row = { user_id: userId, wallet_id: walletId, epoch, box, stored_at: now }
  const rows = await database`
    insert into escrow_keys ${database(row)}
    on conflict (user_id, wallet_id, epoch) do update set box = excluded.box, stored_at = excluded.stored_at
      where escrow_keys.epoch > ${currentEpoch} returning 1`
  return rows.length === 1
}

/** The key that an epoch of the wallet is recovered with. */
export async function findKey(
  database: Database,
  { userId, walletId, epoch }: EscrowEntry,
): Promise<{ epoch: number; box: Buffer } | undefined> {
  const [row] = await database<{ epoch: number; box: Buffer }[]>`
    select epoch, box from escrow_keys
    where user_id = ${userId} and wallet_id = ${walletId} and epoch <= ${epoch} order by epoch desc limit 1`
  return row && { epoch: row.epoch, box: row.box }
}
