import { authTimes } from '../../auth/authLimits.js'
import type { Database } from '../../database/Database.js'

// Arbitrary, but equal for all escrows on the database.
const lockKey = 7_067_843

/** Counts a release atomically, and returns whether it is within the hourly limit. */
export async function countRelease(database: Database, perHour: number, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - authTimes.hour)
  return await database.begin(async transaction => {
    await transaction`select pg_advisory_xact_lock(${lockKey})`
    await transaction`delete from escrow_releases where released_at <= ${since}`
    const rows = await transaction`
      insert into escrow_releases (released_at)
      select ${now} where (select count(*) from escrow_releases) < ${perHour} returning 1`
    return rows.length === 1
  })
}
