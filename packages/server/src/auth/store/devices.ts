import type { PublicKey, Sealed } from '@portico/protocol/auth'
import type { Queries } from '../../database/Database.js'

export type StoredDeviceState = 'new' | 'active' | 'removed'

export interface StoredDevice {
  id: string
  label: string
  agreementKey: PublicKey
  state: StoredDeviceState
  addedAt: Date
  usableAt: Date
  deposited: Sealed | null
}

export interface ListedDevice extends StoredDevice {
  usedAt: Date
}

export type SignedInDevice = Pick<StoredDevice, 'id' | 'label' | 'agreementKey' | 'usableAt'> & {
  userId: string
}

export async function saveDevice(database: Queries, device: SignedInDevice, now: Date) {
  const { userId, id, label, agreementKey, usableAt } = device
  const [row] = await database<StoredDevice[]>`
    insert into auth_devices (user_id, id, agreement_key, label, state, added_at, usable_at)
    values (${userId}, ${id}, ${JSON.stringify(agreementKey)}, ${label}, 'new', ${now}, ${usableAt})
    on conflict (user_id, id) do update set
      agreement_key = excluded.agreement_key,
      label = excluded.label,
      state = case when auth_devices.state = 'removed' then 'new' else auth_devices.state end,
      added_at = case when auth_devices.state = 'removed' then excluded.added_at else auth_devices.added_at end,
      usable_at = case when auth_devices.state = 'removed' then excluded.usable_at else auth_devices.usable_at end
    returning *`
  if (!row) throw new Error('The device that was just stored is gone.')
  return row
}

export async function listDevices(database: Queries, userId: string): Promise<ListedDevice[]> {
  return await database<ListedDevice[]>`
    select device.*, greatest(device.added_at, (
      select max(turned_at) from auth_sessions session
      where session.user_id = device.user_id and session.device_id = device.id
    )) as used_at
    from auth_devices device where user_id = ${userId} and state = 'active' order by added_at, id`
}

export async function listKnownDevices(database: Queries, email: string): Promise<string[]> {
  const rows = await database<{ id: string }[]>`
    select device.id from auth_devices device join auth_identities identity using (user_id)
    where provider = 'mail' and subject = ${email} and state <> 'removed'`
  return rows.map(({ id }) => id)
}

export async function setDeviceState(
  database: Queries,
  device: { userId: string; id: string },
  from: readonly StoredDeviceState[],
  to: StoredDeviceState,
): Promise<boolean> {
  return await database`
    update auth_devices set state = ${to}, deposited = null
    where user_id = ${device.userId} and id = ${device.id} and state = any(${from}) returning 1`.exists()
}

export async function depositShare(database: Queries, userId: string, id: string, share: Sealed) {
  await database`
    update auth_devices set deposited = ${JSON.stringify(share)} where user_id = ${userId} and id = ${id}`
}
