import { type StartServerOptions, startServer } from '../startServer.js'
import { runService, tellError } from './runService.js'

/** Starts the server and keeps it running until `stopped` resolves. */
export async function runStart(
  options: StartServerOptions,
  stopped: Promise<void>,
  start = startServer,
): Promise<void> {
  await runService('Portico server', start({ ...options, onError: tellError }), stopped)
}
