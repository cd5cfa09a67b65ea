import type { Database, Queries, Query } from '../database/Database.js'
import { funnelEvents } from './funnel.js'

/** An hour is complete once the transactions of its requests have ended, which started before it ended. */
const grace = '15 minutes'

/** Events by the dimensions of a report, as a subquery with a count. */
export function countEvents(database: Queries, condition: Query): Query {
  return database`
    select project_id, date_trunc('hour', received_at, 'UTC') as hour, event,
      left(coalesce(properties ->> 'name', properties ->> 'provider', ''), 100) as wallet,
      left(split_part(coalesce(properties ->> 'caipNetworkId', properties ->> 'network', ''), ':', 1), 32) as family,
      left(coalesce(
        properties ->> 'code', properties ->> 'errorType',
        case when event = 'MODAL_OPEN' and properties ->> 'connected' = 'true' then 'connected' end,
        case when event = 'CONNECT_SUCCESS' and properties ->> 'reconnect' = 'true' then 'reconnect' end,
        ''), 100) as detail,
      sdk_version, count(*) as count
    from analytics_events where ${condition}
    group by project_id, hour, event, wallet, family, detail, sdk_version`
}

/** Buckets per doubling of the time to connect, so a bucket is 19 % wide. */
export const connectTimeBuckets = 4

/** Visitors choose URLs, so an hour has as many pages as this. */
const mostValues = 100

/** Events of the funnel by browser, page and time to connect, as a subquery with a count. */
export function countDimensions(database: Queries, condition: Query): Query {
  return database`
    select project_id, hour, event, dimension, value, count
    from (
      select project_id, date_trunc('hour', received_at, 'UTC') as hour, event, dimension, value, count(*) as count,
        row_number() over (
          partition by project_id, date_trunc('hour', received_at, 'UTC'), event, dimension
          order by count(*) desc, value
        ) as place
      from analytics_events, lateral (values
        ('browser', properties ->> 'browser'),
        ('page', left(regexp_replace(url, '^https?://', ''), 200)),
        ('connectTime', case
          when event = 'CONNECT_SUCCESS' and jsonb_typeof(properties -> 'milliseconds') = 'number'
          then ceil(log(2, greatest(1, least(1e9, (properties ->> 'milliseconds')::numeric))) * ${connectTimeBuckets})::integer::text
        end)
      ) as dimensions (dimension, value)
      where ${condition} and event = any(${funnelEvents}) and value <> ''
        and properties ->> 'connected' is distinct from 'true' and properties ->> 'reconnect' is distinct from 'true'
      group by project_id, date_trunc('hour', received_at, 'UTC'), event, dimension, value
    ) ranked where place <= ${mostValues}`
}

/**
 * Counts the events of all complete hours. Counts and watermark are written in one transaction per hour, so that an
 * interrupted run leaves neither gaps nor duplicates, and servers take turns at the lock on the watermark.
 */
export async function rollUpEvents(database: Database): Promise<void> {
  while (await rollUpHour(database));
}

async function rollUpHour(database: Database): Promise<boolean> {
  return await database.begin(async transaction => {
    await transaction`select from analytics_watermark for update`
    // A separate statement, which sees what another server has committed while this one waited for the lock.
    const [next] = await transaction<{ hour: Date; isComplete: boolean }[]>`
      select hour, hour + interval '1 hour' <= now() - ${grace}::interval as is_complete
      from (
        select date_trunc('hour', min(received_at), 'UTC') as hour from analytics_events
        where received_at >= (select hour from analytics_watermark)
      ) first where hour is not null`
    if (!next?.isComplete) return false
    const { hour } = next
    const isInHour = transaction`received_at >= ${hour} and received_at < ${hour} + interval '1 hour'`
    await transaction`insert into analytics_hours ${countEvents(transaction, isInHour)}`
    await transaction`insert into analytics_dimensions ${countDimensions(transaction, isInHour)}`
    await transaction`update analytics_watermark set hour = ${hour} + interval '1 hour'`
    return true
  })
}
