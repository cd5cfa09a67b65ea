import type { Queries } from '../../database/Database.js'
import type { StoredDeviceState } from './devices.js'

export interface Approval {
  id: string
  userId: string
  deviceId: string
  state: 'pending' | 'approved' | 'refused'
  expiresAt: Date
  /** Browser and system of the device, in words of ours. */
  device: string
  deviceState: StoredDeviceState
}

interface ApprovalRow {
  id: string
  user_id: string
  device_id: string
  state: Approval['state']
  expires_at: Date
  device: string
  device_state: StoredDeviceState
}

const select = (database: Queries) => database`
  select approval.*, device.state as device_state from auth_approvals approval
  join auth_devices device on device.user_id = approval.user_id and device.id = approval.device_id`

export async function insertApproval(
  database: Queries,
  approval: {
    id: string
    userId: string
    deviceId: string
    device: string
    tokenHash: Buffer
    createdAt: Date
    expiresAt: Date
  },
): Promise<void> {
  const { id, userId, deviceId, device, tokenHash, createdAt, expiresAt } = approval
  const row = {
    id,
    user_id: userId,
    device_id: deviceId,
    device,
    token_hash: tokenHash,
    created_at: createdAt,
    expires_at: expiresAt,
  }
  await database`insert into auth_approvals ${database(row)}`
}

export async function forgetApproval(database: Queries, id: string): Promise<void> {
  await database`delete from auth_approvals where id = ${id}`
}

export async function countApprovals(database: Queries, userId: string, since: Date): Promise<number> {
  const [row] = await database<{ count: number }[]>`
    select count(*)::integer as count from auth_approvals where user_id = ${userId} and created_at > ${since}`
  return row?.count ?? 0
}

/** For the device that asked. */
export async function findApproval(
  database: Queries,
  { id, userId, deviceId }: { id: string; userId: string; deviceId: string },
): Promise<Approval | undefined> {
  const [row] = await database<ApprovalRow[]>`
    ${select(database)} where approval.id = ${id} and approval.user_id = ${userId} and approval.device_id = ${deviceId}`
  return row && toApproval(row)
}

/** The one that was approved, where a device comes back later. */
export async function findApproved(
  database: Queries,
  { userId, deviceId }: { userId: string; deviceId: string },
): Promise<Approval | undefined> {
  const [row] = await database<ApprovalRow[]>`
    ${select(database)} where approval.user_id = ${userId} and approval.device_id = ${deviceId}
      and approval.state = 'approved' order by approval.created_at desc limit 1`
  return row && toApproval(row)
}

/** For whoever has the link. */
export async function findApprovalByToken(
  database: Queries,
  tokenHash: Buffer,
): Promise<Approval | undefined> {
  const [row] = await database<ApprovalRow[]>`${select(database)} where approval.token_hash = ${tokenHash}`
  return row && toApproval(row)
}

/** Decides once; says whether this was the decision. What was approved can still be refused. */
export async function decideApproval(
  database: Queries,
  id: string,
  decision: 'approved' | 'refused',
  now: Date,
): Promise<boolean> {
  const rows =
    decision === 'approved'
      ? await database`
          update auth_approvals set state = 'approved'
          where id = ${id} and state = 'pending' and expires_at > ${now} returning 1`
      : await database`
          update auth_approvals set state = 'refused' where id = ${id} and state <> 'refused' returning 1`
  return rows.length === 1
}

function toApproval(row: ApprovalRow): Approval {
  const { id, state, device } = row
  return {
    id,
    state,
    device,
    userId: row.user_id,
    deviceId: row.device_id,
    expiresAt: row.expires_at,
    deviceState: row.device_state,
  }
}
