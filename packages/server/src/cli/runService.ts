import { once } from 'node:events'
import type { ServedApp } from '../http/createHttpServer.js'
import { withDeadline } from '../withDeadline.js'
import type { Log } from './createLog.js'

// Milliseconds; below the stop timeout of service managers and container runtimes.
const longestClose = 20_000

export interface ServiceRun {
  name: string
  log: Log
  drainSeconds?: number | undefined
  stop: AbortSignal
}

export async function runService(
  starting: Promise<ServedApp>,
  { name, log, drainSeconds = 0, stop }: ServiceRun,
): Promise<void> {
  const service = await starting.catch((cause: unknown) => {
    if (!stop.aborted) throw cause
  })
  if (!service) return // stopped while it waited for the database
  log.info(`${name}:`, { url: service.url })
  if (!stop.aborted) await once(stop, 'abort')
  const patience = longestClose + drainSeconds * 1000
  await withDeadline(patience, service.close(), 'Not everything could be finished in time.')
}
