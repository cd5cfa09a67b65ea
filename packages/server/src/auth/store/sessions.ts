import { randomUUID } from 'node:crypto'
import type { Queries } from '../../database/Database.js'
import { authTimes } from '../authLimits.js'
import type { StoredDevice } from './devices.js'
import type { Identity } from './users.js'

export interface Session {
  id: string
  userId: string
  email: string | undefined
  site: string
  codeAt: Date
  device: Omit<StoredDevice, 'agreementKey'>
}

export interface NewSession {
  userId: string
  deviceId: string
  site: string
  provider: Identity['provider']
}

/** Always creates a new id, which prevents session fixation. */
export async function startSession(database: Queries, session: NewSession, now: Date): Promise<string> {
  const id = randomUUID()
  const row = {
    id,
    ...session,
    turnedAt: now,
    codeAt: now,
    expiresAt: new Date(now.getTime() + authTimes.session),
  }
  await database`insert into auth_sessions ${database(row)}`
  return id
}

interface SessionRow extends Omit<Session, 'email' | 'device'>, Omit<Session['device'], 'id'> {
  email: string | null
  deviceId: string
}

export async function findSession(
  database: Queries,
  { id, deviceId }: { id: string; deviceId: string },
  now: Date,
): Promise<Session | undefined> {
  const [row] = await database<SessionRow[]>`
    select session.id, session.user_id, session.site, session.code_at, session.device_id, mail.subject as email,
      device.label, device.state, device.added_at, device.usable_at, device.deposited
    from auth_sessions session
    join auth_devices device on device.user_id = session.user_id and device.id = session.device_id
    left join auth_identities mail on mail.user_id = session.user_id and mail.provider = 'mail'
    where session.id = ${id} and session.device_id = ${deviceId} and session.ended_at is null
      and session.expires_at > ${now}`
  if (!row) return undefined
  const { userId, site, codeAt, email, deviceId: _, ...device } = row
  return { id, userId, site, codeAt, email: email ?? undefined, device: { ...device, id: deviceId } }
}

export type Turn =
  | { status: 'turned'; turn: number; userId: string }
  /** The token had already been replaced, so an attacker may have a copy. */
  | { status: 'reused'; email: string | undefined }
  | { status: 'over' }

export async function turnSession(
  database: Queries,
  { id, turn, deviceId }: { id: string; turn: number; deviceId: string },
  now: Date,
): Promise<Turn> {
  const grace = new Date(now.getTime() - authTimes.refreshGrace)
  const expiry = new Date(now.getTime() + authTimes.session)
  const [row] = await database<{ turn: number; userId: string }[]>`
    update auth_sessions set
      turn = ${turn + 1},
      turned_at = case when turn = ${turn} then ${now}::timestamptz else turned_at end,
      expires_at = ${expiry}
    where id = ${id} and device_id = ${deviceId} and ended_at is null and expires_at > ${now}
      and (turn = ${turn} or (turn = ${turn + 1} and turned_at > ${grace}))
    returning turn, user_id`
  if (row) return { status: 'turned', ...row }
  // Also if another device presents it: the token is genuine and must have been copied.
  const [ended] = await database<{ email: string | null }[]>`
    update auth_sessions session set ended_at = ${now}
    where id = ${id} and ended_at is null and expires_at > ${now}
    returning (
      select subject from auth_identities mail where mail.user_id = session.user_id and mail.provider = 'mail'
    ) as email`
  return ended ? { status: 'reused', email: ended.email ?? undefined } : { status: 'over' }
}

export async function endSession(database: Queries, id: string, now: Date): Promise<void> {
  await database`update auth_sessions set ended_at = ${now} where id = ${id} and ended_at is null`
}

export async function endSessionsOf(
  database: Queries,
  { userId, deviceId }: { userId: string; deviceId: string },
  now: Date,
): Promise<void> {
  await database`
    update auth_sessions set ended_at = ${now}
    where user_id = ${userId} and device_id = ${deviceId} and ended_at is null`
}

/**
 * Ends sessions opened through an identity that was removed, except for the current one. A device without a share and
 * without another session starts over, with its waiting time. A device of the wallet stays one, and signs in through
 * another identity.
 */
export async function endSessionsBy(
  database: Queries,
  { userId, provider, but }: { userId: string; provider: Identity['provider']; but: string },
  now: Date,
): Promise<void> {
  const ended = await database<{ deviceId: string }[]>`
    update auth_sessions set ended_at = ${now}
    where user_id = ${userId} and id <> ${but} and (provider = ${provider} or provider is null) and ended_at is null
    returning device_id`
  if (ended.length === 0) return
  const devices = ended.map(session => session.deviceId)
  await database`
    update auth_devices device set state = 'removed'
    where user_id = ${userId} and id = any(${devices}) and state = 'new' and not exists (
      select 1 from auth_sessions session
      where session.user_id = device.user_id and session.device_id = device.id and session.ended_at is null
    )`
}
