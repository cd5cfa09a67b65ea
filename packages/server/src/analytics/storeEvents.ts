import {
  type AnalyticsEvent,
  removePersonalData,
  removePersonalText,
  type ServiceQuery,
} from '@portico/protocol'
import type { Database } from '../database/Database.js'

export const defaultEventLimits = {
  days: 90,
  /** Limits of one project per UTC day. */
  eventsPerDay: 100_000,
  bytesPerDay: 64 * 1024 * 1024,
}

export type EventLimits = typeof defaultEventLimits

/** Without personal data, and once each. Stores nothing if the project has reached its daily limit. */
export async function storeEvents(
  database: Database,
  projectId: string,
  { st, sv, browser }: ServiceQuery & { browser?: string | undefined },
  events: readonly AnalyticsEvent[],
  { eventsPerDay, bytesPerDay }: EventLimits,
): Promise<'stored' | 'full'> {
  const rows = events.map(({ eventId, url, domain, timestamp, props }) => {
    const { type, event, address: _, properties, ...rest } = props
    return {
      projectId,
      eventId,
      kind: type,
      event: removePersonalText(event),
      url: redactUrl(url),
      domain: removePersonalText(domain),
      properties: JSON.stringify(redact({ ...properties, ...rest, ...(browser && { browser }) })),
      sdkType: removePersonalText(st),
      sdkVersion: removePersonalText(sv),
      occurredAt: new Date(timestamp),
    }
  })
  const bytes = Buffer.byteLength(JSON.stringify(rows))
  return await database.begin(async transaction => {
    const [day] = await transaction`
      insert into analytics_days as used (project_id, day, events, bytes)
      select ${projectId}, (now() at time zone 'utc')::date, ${rows.length}, ${bytes}
      where ${rows.length}::int <= ${eventsPerDay}::int and ${bytes}::bigint <= ${bytesPerDay}::bigint
      on conflict (project_id, day) do update
        set events = used.events + excluded.events, bytes = used.bytes + excluded.bytes
        where used.events + excluded.events <= ${eventsPerDay} and used.bytes + excluded.bytes <= ${bytesPerDay}
      returning day`
    if (!day) return 'full'
    await transaction`insert into analytics_events ${transaction(rows)} on conflict do nothing`
    return 'stored'
  })
}

const personalNames =
  /address|accounts?$|e-?mail|phone|password|secret|mnemonic|seed|token$|signature|(?:sym|private|public|api)_?key|topic|uri$/i

/** Removes personal data from any JSON value, by field name or by the format of a text. */
export const redact = (value: unknown): unknown => removePersonalData(value, name => personalNames.test(name))

/** Removes query and fragment, which may contain tokens and names. */
export function redactUrl(url: string): string {
  return removePersonalText(url.split(/[?#]/, 1)[0] ?? '')
}
