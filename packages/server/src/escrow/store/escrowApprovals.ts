import { authTimes } from '../../auth/authLimits.js'
import type { Database, Queries } from '../../database/Database.js'
import { countSent, type Sent } from '../../mail/countSent.js'

export interface Approval {
  id: string
  walletId: string
  keyId: string
  deviceId: string
  device: string
  site: string
  state: 'pending' | 'approved' | 'refused' | 'mismatched'
  /** Inputs of the number; null in approvals from before numbers were introduced. */
  commitment: string | null
  nonce: string | null
  opening: string | null
  createdAt: Date
  askedAt: Date
  expiresAt: Date
  releasedAt: Date | null
}

export interface NewApproval
  extends Pick<Approval, 'id' | 'walletId' | 'keyId' | 'deviceId' | 'device' | 'site'> {
  mailbox: Buffer
  tokenHash: Buffer
  commitment: string
  nonce: string
}

/** Calls for one mailbox are serialised, so that concurrent ones count each other in `check`. */
export async function insertApproval(
  database: Database,
  approval: NewApproval,
  now: Date,
  check: (sent: Sent) => void,
): Promise<void> {
  const { mailbox, deviceId } = approval
  await database.begin(async transaction => {
    await transaction`select pg_advisory_xact_lock(${mailbox.readInt32BE(0)}, ${mailbox.readInt32BE(4)})`
    check(await countSent(transaction, 'escrow_approvals', { mailbox, deviceId, knownDevices: [] }, now))
    await transaction`
      update escrow_approvals set expires_at = ${now}
      where device_id = ${deviceId} and mailbox = ${mailbox} and state = 'pending' and expires_at > ${now}`
    const expiresAt = new Date(now.getTime() + authTimes.approval)
    const row = { ...approval, createdAt: now, askedAt: now, expiresAt }
    await transaction`insert into escrow_approvals ${transaction(row)}`
  })
}

export async function forgetApproval(database: Queries, id: string): Promise<void> {
  await database`delete from escrow_approvals where id = ${id}`
}

/** Reuses the owner's decision when the device returns, so that the owner is not asked twice. */
export async function renewDecided(
  database: Queries,
  { walletId, keyId, deviceId }: Pick<Approval, 'walletId' | 'keyId' | 'deviceId'>,
  now: Date,
): Promise<string | undefined> {
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const [row] = await database<{ id: string }[]>`
    update escrow_approvals set asked_at = ${now} where id = (
      select id from escrow_approvals
      where wallet_id = ${walletId} and key_id = ${keyId} and device_id = ${deviceId}
        and state in ('approved', 'refused')
        and created_at > ${since(authTimes.approved)}
        and (released_at is null or released_at > ${since(authTimes.approval)})
      order by state = 'refused' desc, created_at desc limit 1
    ) returning id`
  return row?.id
}

export async function findApproval(database: Queries, { id, deviceId }: Pick<Approval, 'id' | 'deviceId'>) {
  return await database<Approval[]>`
    select * from escrow_approvals where id = ${id} and device_id = ${deviceId}`.first()
}

export async function findApprovalByToken(database: Queries, tokenHash: Buffer) {
  return await database<Approval[]>`
    select * from escrow_approvals where token_hash = ${tokenHash}`.first()
}

export async function openApproval(database: Queries, id: string, opening: string): Promise<void> {
  await database`update escrow_approvals set opening = ${opening} where id = ${id} and state = 'pending'`
}

/** An approval can still be revoked. */
export async function refuseApproval(database: Queries, id: string): Promise<void> {
  await database`
    update escrow_approvals set state = 'refused' where id = ${id} and state in ('pending', 'approved')`
}

export async function settleApproval(
  database: Queries,
  id: string,
  state: 'approved' | 'mismatched',
  now: Date,
): Promise<void> {
  await database`
    update escrow_approvals set state = ${state}
    where id = ${id} and state = 'pending' and opening is not null and expires_at > ${now}`
}

export async function markReleased(database: Queries, id: string, now: Date): Promise<boolean> {
  return await database`
    update escrow_approvals set released_at = coalesce(released_at, ${now})
    where id = ${id} and state = 'approved' returning 1`.exists()
}
