import { once } from 'node:events'
import type { Server } from 'node:http'

/** Finishes requests in flight, for a few seconds at most, then closes the port. */
export async function closeHttpServer(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  // A keep-alive connection becomes idle only after its last response.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const force = setTimeout(() => server.closeAllConnections(), 5000)
  await closed
  clearInterval(sweep)
  clearTimeout(force)
}
