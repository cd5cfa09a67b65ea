import type { OtpPurpose } from '@portico/protocol/auth'
import type { Database } from '../../database/Database.js'
import { countSent, type Sent } from '../../mail/countSent.js'
import { authTimes } from '../authLimits.js'
import { listKnownDevices } from './devices.js'

export type CodePurpose = OtpPurpose | 'email-old' | 'email-new'

export interface NewChallenge {
  id: string
  mailbox: Buffer
  email: string
  purpose: CodePurpose
  site: string
  deviceId: string
  codeHash: Buffer
  triesLeft: number
}

/** Calls for one mailbox are serialised, so that concurrent ones count each other in `check`. */
export async function startChallenge(
  database: Database,
  challenge: NewChallenge,
  now: Date,
  check: (sent: Sent) => void,
): Promise<void> {
  const { mailbox, email, purpose, deviceId } = challenge
  await database.begin(async transaction => {
    await transaction`select pg_advisory_xact_lock(${mailbox.readInt32BE(0)}, ${mailbox.readInt32BE(4)})`
    const knownDevices = await listKnownDevices(transaction, email)
    check(await countSent(transaction, 'auth_challenges', { mailbox, deviceId, knownDevices }, now))
    await transaction`
      update auth_challenges set ended_at = ${now}, email = null
      where mailbox = ${mailbox} and device_id = ${deviceId} and purpose = ${purpose} and ended_at is null`
    const row = { ...challenge, createdAt: now, expiresAt: new Date(now.getTime() + authTimes.code) }
    await transaction`insert into auth_challenges ${transaction(row)}`
  })
}

/** Deletes a challenge whose mail could not be sent, so that it does not count. */
export async function forgetChallenge(database: Database, id: string): Promise<void> {
  await database`delete from auth_challenges where id = ${id}`
}

type Attempt = Pick<NewChallenge, 'id' | 'purpose' | 'deviceId' | 'codeHash'>

export type Outcome =
  | { status: 'right'; email: string; mailbox: Buffer; site: string }
  | { status: 'wrong'; email: string; mailbox: Buffer; triesLeft: number }
  | { status: 'exhausted' }
  | { status: 'over' }

/** A single statement decides: of concurrent calls at most one succeeds, and wrong ones use up the tries. */
export async function tryCode(database: Database, attempt: Attempt, now: Date): Promise<Outcome> {
  const { id, purpose, deviceId, codeHash } = attempt
  const latestStart = new Date(now.getTime() + authTimes.clockSkew)
  const [row] = await database<
    { isRight: boolean; email: string; mailbox: Buffer; site: string; triesLeft: number }[]
  >`
    update auth_challenges set
      tries_left = tries_left - 1,
      failures = failures + case when code_hash = ${codeHash} then 0 else 1 end,
      ended_at = case when code_hash = ${codeHash} then ${now}::timestamptz end
    where id = ${id} and purpose = ${purpose} and device_id = ${deviceId} and tries_left > 0 and ended_at is null
      and created_at <= ${latestStart} and expires_at > ${now}
    returning code_hash = ${codeHash} as is_right, email, mailbox, site, tries_left`
  if (row) {
    const { isRight, email, mailbox, site, triesLeft } = row
    return isRight
      ? { status: 'right', email, mailbox, site }
      : { status: 'wrong', email, mailbox, triesLeft }
  }
  const used = await database`
    select 1 from auth_challenges where id = ${id} and device_id = ${deviceId} and tries_left = 0 and ended_at is null`
  return { status: used.length === 1 ? 'exhausted' : 'over' }
}

export async function countFailures(database: Database, mailbox: Buffer, now: Date): Promise<number> {
  const since = new Date(now.getTime() - authTimes.failures)
  const [row] = await database<{ failures: number }[]>`
    select coalesce(sum(failures), 0)::integer as failures from auth_challenges
    where mailbox = ${mailbox} and created_at > ${since}`
  return row?.failures ?? 0
}

export async function lockMailbox(database: Database, mailbox: Buffer, now: Date, until: Date) {
  return await database`
    insert into auth_locks ${database({ mailbox, until })}
    on conflict (mailbox) do update set until = excluded.until where auth_locks.until <= ${now} returning 1`.exists()
}

export async function isLocked(database: Database, mailbox: Buffer, now: Date): Promise<boolean> {
  return await database`select 1 from auth_locks where mailbox = ${mailbox} and until > ${now}`.exists()
}
