import { type StartServerOptions, startServer } from '../startServer.js'
import type { ServiceLog } from './readOperationEnvironment.js'
import { runService } from './runService.js'

export async function runStart(
  options: StartServerOptions,
  { log, stop }: { log: ServiceLog; stop: AbortSignal },
  start = startServer,
): Promise<void> {
  const { drainSeconds } = options
  const starting = start({ ...options, stop, onError: log.error, onRequest: log.onRequest })
  await runService(starting, { name: 'Portico server', log, drainSeconds, stop })
}
