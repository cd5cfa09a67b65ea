import type { Database } from '../../database/Database.js'

export async function findOccupied(
  database: Database,
  topics: readonly string[],
  now: number,
): Promise<string[]> {
  const rows = await database<{ topic: string }[]>`
    select topic from unnest(${topics}::text[]) as topic
    where exists (select from relay_messages where relay_messages.topic = topic.topic and expires_at > ${now})`
  return rows.map(({ topic }) => topic)
}
