import { waitAtMost } from '../relay/waitAtMost.js'
import { type StartServerOptions, startServer } from '../startServer.js'

// Below the time after which service managers and containers lose patience.
const longestClose = 20_000

/** Starts the server and keeps it running until `stopped` resolves. */
export async function runStart(options: StartServerOptions, stopped: Promise<void>): Promise<void> {
  const server = await startServer({
    ...options,
    onError: error => console.error(`portico-server: ${error.message}`),
  })
  console.log(`Portico server: ${server.url}`)
  await stopped
  if (await waitAtMost(longestClose, server.close())) return
  console.error('portico-server: Not everything could be finished in time.')
  process.exit(1)
}
