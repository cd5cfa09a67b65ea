import { once } from 'node:events'
import type { Server } from 'node:http'

/** Answers what is in flight, for some seconds at most, then closes the port. */
export async function closeHttpServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A connection that was kept alive is idle only once its last request is answered.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const force = setTimeout(() => server.closeAllConnections(), 5000)
  await closed
  clearInterval(sweep)
  clearTimeout(force)
}
