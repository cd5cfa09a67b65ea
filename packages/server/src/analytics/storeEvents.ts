import type { AnalyticsEvent, ServiceQuery } from '@portico/protocol'
import type { Database } from '../database/Database.js'
import { redact, redactUrl } from './redact.js'

/** Keeps events, without anything that tells who the visitor is. An event that comes twice is kept once. */
export async function storeEvents(
  database: Database,
  projectId: string,
  { st, sv }: ServiceQuery,
  events: readonly AnalyticsEvent[],
) {
  const rows = events.map(({ eventId, url, domain, timestamp, props }) => {
    const { type, event, address: _, properties, ...rest } = props
    return {
      project_id: projectId,
      event_id: eventId,
      kind: type,
      event,
      url: redactUrl(url),
      domain: String(redact(domain)),
      // The driver's JSON type is narrower than "whatever JSON.parse gave", which this is.
      properties: database.json(redact({ ...properties, ...rest }) as never),
      sdk_type: st,
      sdk_version: sv,
      occurred_at: new Date(timestamp),
    }
  })
  await database`insert into analytics_events ${database(rows)} on conflict do nothing`
}
