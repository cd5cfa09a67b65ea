import { once } from 'node:events'
import type { ServedApp } from '../http/serveApp.js'
import { withDeadline } from '../withDeadline.js'
import type { Log } from './createLog.js'

// Below the time after which service managers and containers lose patience.
const longestClose = 20_000

export interface ServiceRun {
  /** For people, `Portico server`. */
  name: string
  log: Log
  /** For how long it goes on serving after it was told to stop. */
  drainSeconds?: number | undefined
  /** Aborted when it is told to stop. */
  stop: AbortSignal
}

/** Says where a service is and keeps it running until it is told to stop; then it ends in a bounded time. */
export async function runService(
  starting: Promise<ServedApp>,
  { name, log, drainSeconds = 0, stop }: ServiceRun,
): Promise<void> {
  const service = await starting.catch((cause: unknown) => {
    if (!stop.aborted) throw cause
  })
  if (!service) return // It was told to stop while it waited for the database.
  log.info(`${name}:`, { url: service.url })
  if (!stop.aborted) await once(stop, 'abort')
  const patience = longestClose + drainSeconds * 1000
  await withDeadline(patience, service.close(), 'Not everything could be finished in time.')
}
