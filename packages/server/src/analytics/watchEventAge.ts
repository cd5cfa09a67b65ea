import type { Database } from '../database/Database.js'
import { runHourly } from '../runHourly.js'
import { purgeEvents } from './removeEvents.js'

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
