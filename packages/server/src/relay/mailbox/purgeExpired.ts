import type { Database } from '../../database/Database.js'

/** Deletes a bounded number of expired messages with their acknowledgements, and returns how many. */
export async function purgeExpired(database: Database, now: number, limit: number): Promise<number> {
  const rows = await database`
    with expired as (
      select id from relay_messages where expires_at <= ${now}
      order by expires_at limit ${limit} for update skip locked
    ), gone as (
      delete from relay_messages using expired where relay_messages.id = expired.id returning relay_messages.id
    ), forgotten as (
      delete from relay_deliveries using gone where message_id = gone.id
    )
    select id from gone`
  return rows.length
}
