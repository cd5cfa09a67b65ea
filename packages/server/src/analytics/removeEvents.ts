import { setTimeout } from 'node:timers/promises'
import type { Database, Queries } from '../database/Database.js'
import { runHourly } from '../runHourly.js'
import { ServerFailure } from '../ServerFailure.js'
import { rollUpEvents } from './rollUpEvents.js'

const atOnce = 1000
const pause = 10

export interface EventSelection {
  projectId: string
  /** Only events received earlier; all events if omitted. */
  before?: Date | undefined
}

export async function deleteEvents(
  database: Database,
  { projectId, before }: EventSelection,
): Promise<number> {
  await assertProject(database, projectId)
  const [deleted] = await database<{ count: number }[]>`
    with deleted as (
      delete from analytics_events
      where project_id = ${projectId} and received_at < ${before ?? 'infinity'}::timestamptz returning 1
    )
    select count(*)::int as count from deleted`
  for (const table of ['analytics_hours', 'analytics_dimensions']) {
    await database`
      delete from ${database(table)}
      where project_id = ${projectId} and hour < ${before ?? 'infinity'}::timestamptz`
  }
  return deleted?.count ?? 0
}

export async function assertProject(database: Queries, id: string): Promise<void> {
  const isThere = await database`select from projects where id = ${id}`.exists()
  if (!isThere) throw new ServerFailure(`There is no project with the id ${id}.`)
}

/** Deletes in steps, so that other queries are not blocked. */
export async function purgeEvents(database: Database, before: Date): Promise<void> {
  await database`delete from analytics_days where day < ${before}`
  for (;;) {
    const rows = await database`
      delete from analytics_events where ctid = any(array(
        select ctid from analytics_events where received_at < ${before} limit ${atOnce})) returning 1`
    if (rows.length < atOnce) return
    await setTimeout(pause)
  }
}

const day = 86_400_000

/** Counts events, and deletes only then those that are too old. */
export function watchEvents(
  database: Database,
  days: number,
  onError?: (error: Error) => void,
): () => Promise<void> {
  return runHourly(async () => {
    await rollUpEvents(database)
    await purgeEvents(database, new Date(Date.now() - days * day))
  }, onError)
}
