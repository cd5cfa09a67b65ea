import { type StartServerOptions, startServer } from '../startServer.js'
import { withDeadline } from '../withDeadline.js'

// Below the time after which service managers and containers lose patience.
const longestClose = 20_000

/** Starts the server and keeps it running until `stopped` resolves. */
export async function runStart(
  options: StartServerOptions,
  stopped: Promise<void>,
  start = startServer,
): Promise<void> {
  const server = await start({
    ...options,
    onError: error => console.error(`portico-server: ${error.message}`),
  })
  console.log(`Portico server: ${server.url}`)
  await stopped
  await withDeadline(longestClose, server.close(), 'Not everything could be finished in time.')
}
