import { authTimes } from '../auth/authLimits.js'
import type { Queries } from '../database/Database.js'

/** Recently sent mails, to one mailbox by class of device, and to all. */
export interface Sent {
  lastAt: Date | undefined
  inQuarter: number
  inDay: number
  inHourByAll: number
}

export interface Asking {
  mailbox: Buffer
  deviceId: string
  /**
   * Devices that have signed in with this mailbox before. Each has its own quota, and unknown devices share one: an
   * attacker who requests mails to a mailbox cannot use up its owner's quota.
   */
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
  const [own] = await database<{ last_at: Date | null; in_quarter: number; in_day: number }[]>`
    select max(created_at) as last_at, count(*)::integer as in_day,
      (count(*) filter (where created_at > ${since(authTimes.quarter)}))::integer as in_quarter
    from ${database(table)}
    where mailbox = ${mailbox} and ${isCounted} and created_at > ${since(authTimes.day)}`
  const [all] = await database<{ count: number }[]>`
    select count(*)::integer as count from ${database(table)} where created_at > ${since(authTimes.hour)}`
  return {
    lastAt: own?.last_at ?? undefined,
    inQuarter: own?.in_quarter ?? 0,
    inDay: own?.in_day ?? 0,
    inHourByAll: all?.count ?? 0,
  }
}
