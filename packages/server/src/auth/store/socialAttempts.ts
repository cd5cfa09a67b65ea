import type { LoginProvider } from '@portico/protocol/auth'
import type { Queries } from '../../database/Database.js'
import { authTimes } from '../authLimits.js'
import type { SocialPerson } from '../social/socialRules.js'

export interface SocialAttempt {
  id: string
  provider: LoginProvider
  deviceId: string
  site: string
  returnTo?: string | null | undefined
  channel?: string | null | undefined
  userId?: string | null | undefined
}

export async function startAttempt(
  database: Queries,
  { returnTo = null, channel = null, userId = null, ...attempt }: SocialAttempt,
  expiresAt: Date,
): Promise<void> {
  const row = { ...attempt, returnTo, channel, userId, expiresAt }
  await database`insert into auth_social_attempts ${database(row)}`
}

export async function countAttempts(database: Queries, deviceId: string, now: Date): Promise<number> {
  const [row] = await database<{ count: number }[]>`
    select count(*)::int as count from auth_social_attempts
    where device_id = ${deviceId} and expires_at > ${now} and state not in ('refused', 'failed')`
  return row?.count ?? 0
}

/** Each step is taken once and in order: of two browsers with the same URL one proceeds. */
export async function advanceAttempt(
  database: Queries,
  id: string,
  from: 'started' | 'open',
  to: 'open' | 'answered',
  now: Date,
): Promise<SocialAttempt | undefined> {
  return await database<SocialAttempt[]>`
    update auth_social_attempts set state = ${to}
    where id = ${id} and state = ${from} and expires_at > ${now} returning *`.first()
}

export async function settleAttempt(
  database: Queries,
  id: string,
  outcome: { state: 'refused' | 'failed' } | { state: 'done'; person: SocialPerson },
): Promise<void> {
  const { subject = null, name = null } = outcome.state === 'done' ? outcome.person : {}
  await database`
    update auth_social_attempts set state = ${outcome.state}, subject = ${subject}, name = ${name}
    where id = ${id} and state = 'answered'`
}

interface LoginOfDevice {
  id: string
  deviceId: string
}

export async function findAttempt(database: Queries, { id, deviceId }: LoginOfDevice, now: Date) {
  return await database<(SocialAttempt & { state: string })[]>`
    select * from auth_social_attempts where id = ${id} and device_id = ${deviceId} and expires_at > ${now}`.first()
}

/** Status for the device that started the login. Success is not reported here: only the ticket proves it. */
export async function readAttempt(database: Queries, { id, deviceId }: LoginOfDevice, now: Date) {
  const [row] = await database<{ state: string }[]>`
    select state from auth_social_attempts where id = ${id} and device_id = ${deviceId} and expires_at > ${now}`
  if (!row) return 'expired'
  return row.state === 'refused' || row.state === 'failed' ? row.state : 'pending'
}

export async function readAttemptPerson(
  database: Queries,
  { id, deviceId, userId }: LoginOfDevice & { userId: string },
  now: Date,
): Promise<{ provider: LoginProvider; name: string | undefined } | undefined> {
  const [row] = await database<{ provider: LoginProvider; name: string | null }[]>`
    select provider, name from auth_social_attempts
    where id = ${id} and device_id = ${deviceId} and user_id = ${userId} and expires_at > ${now} and state = 'done'`
  return row && { provider: row.provider, name: row.name ?? undefined }
}

/** Consumes a finished login. The same device may repeat the call for a moment: a response may be lost. */
export async function takeAttempt(
  database: Queries,
  { id, deviceId, userId }: LoginOfDevice & { userId?: string },
  now: Date,
): Promise<(SocialAttempt & { person: SocialPerson }) | undefined> {
  const grace = new Date(now.getTime() + authTimes.refreshGrace)
  const [row] = await database<(SocialAttempt & { subject: string; name: string | null })[]>`
    update auth_social_attempts set expires_at = least(expires_at, ${grace}::timestamptz)
    where id = ${id} and device_id = ${deviceId} and expires_at > ${now} and state = 'done'
      and user_id is not distinct from ${userId ?? null}::uuid
    returning *`
  return row && { ...row, person: { subject: row.subject, name: row.name ?? undefined } }
}
