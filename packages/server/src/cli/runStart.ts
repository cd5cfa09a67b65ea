import { type StartServerOptions, startServer } from '../startServer.js'
import type { ServiceLog } from './readOperationEnvironment.js'
import { runService } from './runService.js'

/** Starts the server and keeps it running until `stopped` resolves. */
export async function runStart(
  options: StartServerOptions,
  { log, stopped }: { log: ServiceLog; stopped: Promise<void> },
  start = startServer,
): Promise<void> {
  const { drainSeconds } = options
  const starting = start({ ...options, onError: log.error, onRequest: log.onRequest })
  await runService(starting, { name: 'Portico server', log, drainSeconds, stopped })
}
