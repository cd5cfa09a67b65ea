import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { closeHttpServer } from './closeHttpServer.js'
import { listen } from './listen.js'

export interface ServedApp {
  url: string
  close(): Promise<void>
}

type Fetch = Parameters<typeof getRequestListener>[0]

const silentTime = 30_000

export async function serveApp(
  fetch: Fetch,
  host: string,
  port: number,
  variable?: string,
): Promise<ServedApp> {
  const server = createServer(getRequestListener(fetch))
  // Closes connections that neither send nor read.
  server.setTimeout(silentTime)
  const authority = await listen(server, host, port, variable)
  return { url: `http://${authority}`, close: () => closeHttpServer(server) }
}
