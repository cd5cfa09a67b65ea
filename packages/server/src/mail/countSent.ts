import { AuthRefusal } from '../auth/AuthRefusal.js'
import { authTimes, type MailLimits } from '../auth/authLimits.js'
import type { Queries } from '../database/Database.js'

export interface Sent {
  lastAt: Date | undefined
  inQuarter: number
  inDay: number
  inHourByAll: number
}

interface Asking {
  mailbox: Buffer
  deviceId: string
  /** Unknown devices share a quota: an attacker who requests mails cannot use up the owner's. */
  knownDevices: readonly string[]
}

export async function countSent(
  database: Queries,
  table: 'auth_challenges' | 'escrow_approvals',
  { mailbox, deviceId, knownDevices }: Asking,
  now: Date,
): Promise<Sent> {
  const isCounted = knownDevices.includes(deviceId)
    ? database`device_id = ${deviceId}`
    : database`device_id <> all(${['', ...knownDevices]})`
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const [own] = await database<{ lastAt: Date | null; inQuarter: number; inDay: number }[]>`
    select max(created_at) as last_at, count(*)::integer as in_day,
      (count(*) filter (where created_at > ${since(authTimes.quarter)}))::integer as in_quarter
    from ${database(table)}
    where mailbox = ${mailbox} and ${isCounted} and created_at > ${since(authTimes.day)}`
  const [all] = await database<{ count: number }[]>`
    select count(*)::integer as count from ${database(table)} where created_at > ${since(authTimes.hour)}`
  return {
    lastAt: own?.lastAt ?? undefined,
    inQuarter: own?.inQuarter ?? 0,
    inDay: own?.inDay ?? 0,
    inHourByAll: all?.count ?? 0,
  }
}

export function assertMayMail(limits: MailLimits, sent: Sent, now: number): void {
  const { lastAt, inQuarter, inDay, inHourByAll } = sent
  const sinceLast = lastAt ? (now - lastAt.getTime()) / 1000 : Number.POSITIVE_INFINITY
  if (sinceLast < limits.resendSeconds)
    throw new AuthRefusal('rate_limited', Math.ceil(limits.resendSeconds - sinceLast))
  if (inQuarter >= limits.mailsPerQuarter) throw new AuthRefusal('rate_limited', authTimes.quarter / 1000)
  if (inDay >= limits.mailsPerDay) throw new AuthRefusal('rate_limited', authTimes.day / 1000)
  if (inHourByAll >= limits.mailsPerHour) throw new AuthRefusal('mail_unavailable', authTimes.hour / 1000)
}

/** Without a plus suffix, which makes another account but not another mailbox. Expects `parseMailbox`. */
export function formatCountedMailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const [name] = email.slice(0, at).split('+', 1)
  // An address that begins with a plus has no other local part.
  return name ? `${name}${email.slice(at)}` : email
}
