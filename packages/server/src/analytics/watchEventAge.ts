import type { Database } from '../database/Database.js'
import { toError } from '../toError.js'
import { purgeEvents } from './removeEvents.js'

const interval = 3_600_000
const day = 86_400_000

/** Removes events that are too old, now and every hour. */
export function watchEventAge(
  database: Database,
  days: number,
  onError: (error: Error) => void = () => {},
): () => Promise<void> {
  const look = () =>
    purgeEvents(database, new Date(Date.now() - days * day)).catch(cause => onError(toError(cause)))
  let looking = look()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, interval).unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}
