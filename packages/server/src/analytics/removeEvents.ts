import { setTimeout } from 'node:timers/promises'
import type { Database } from '../database/Database.js'
import { runHourly } from '../runHourly.js'
import { ServerFailure } from '../ServerFailure.js'

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
  const projects = await database`select from projects where id = ${projectId}`
  if (projects.length === 0) throw new ServerFailure(`There is no project with the id ${projectId}.`)
  const [deleted] = await database<{ count: number }[]>`
    with deleted as (
      delete from analytics_events
      where project_id = ${projectId} and received_at < ${before ?? 'infinity'}::timestamptz returning 1
    )
    select count(*)::int as count from deleted`
  return deleted?.count ?? 0
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

export function watchEventAge(
  database: Database,
  days: number,
  onError?: (error: Error) => void,
): () => Promise<void> {
  return runHourly(async () => {
    await purgeEvents(database, new Date(Date.now() - days * day))
  }, onError)
}
