import { type StartServerOptions, startServer } from '../startServer.js'

/** Starts the server and keeps it running until the process is told to stop. */
export async function runStart(options: StartServerOptions): Promise<void> {
  // Asked for before the start, so that a signal while the database starts does not leave it behind.
  const stopped = new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
  const server = await startServer({
    ...options,
    onError: error => console.error(`portico-server: ${error.message}`),
  })
  console.log(`Portico server: ${server.url}`)
  await stopped
  await server.close()
}
