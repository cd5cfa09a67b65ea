import { type StartServerOptions, startServer } from '../startServer.js'

/** Starts the server and keeps it running until `stopped` resolves. */
export async function runStart(options: StartServerOptions, stopped: Promise<void>): Promise<void> {
  const server = await startServer({
    ...options,
    onError: error => console.error(`portico-server: ${error.message}`),
  })
  console.log(`Portico server: ${server.url}`)
  await stopped
  await server.close()
}
