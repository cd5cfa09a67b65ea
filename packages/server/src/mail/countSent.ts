import { authTimes } from '../auth/authLimits.js'
import type { Queries } from '../database/Database.js'

/** Mails that were sent lately, to one mailbox for one kind of device, and to all. */
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
   * Devices that have been in this mailbox before. Each of them has mails of its own, and all others share the
   * mailbox's: whoever asks for somebody else's mailbox takes nothing from its owner.
   */
  knownDevices: readonly string[]
}

/** Counts by the rows that mails leave behind. */
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
