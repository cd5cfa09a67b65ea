import { type StartServerOptions, startServer } from '../startServer.js'
import type { ServiceLog } from './readOperationEnvironment.js'
import { runService } from './runService.js'

/** Starts the server and keeps it running until it is told to stop. */
export async function runStart(
  options: StartServerOptions,
  { log, stop }: { log: ServiceLog; stop: AbortSignal },
  start = startServer,
): Promise<void> {
  const { drainSeconds } = options
  const starting = start({ ...options, stop, onError: log.error, onRequest: log.onRequest })
  await runService(starting, { name: 'Portico server', log, drainSeconds, stop })
}
