import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { ServerFailure, toError } from '../ServerFailure.js'

const silentTime = 30_000

interface HttpServerOptions {
  load(): Promise<RequestListener>
  onError?: ((error: Error) => void) | undefined
}

/** Listens before the request handler is loaded; early requests wait for it. */
export function createHttpServer({ load, onError }: HttpServerOptions): Server & { warm(): Promise<void> } {
  let listener: RequestListener | undefined
  let loading: Promise<RequestListener> | undefined

  async function loadOnce() {
    loading ??= load()
    try {
      listener = await loading
      return listener
    } catch (cause) {
      loading = undefined
      throw cause
    }
  }
  const server = createServer((request, response) => {
    if (listener) return void listener(request, response)
    loadOnce().then(
      loaded => loaded(request, response),
      (cause: unknown) => {
        onError?.(toError(cause))
        response.writeHead(503).end()
      },
    )
  })
  // Closes connections that neither send nor read; WebSockets have their own timeouts.
  server.setTimeout(silentTime)
  return Object.assign(server, { warm: async () => void (await loadOnce()) })
}

export async function listen(server: Server, host: string, port: number, variable = 'PORT'): Promise<string> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException // sockets fail with system errors
    if (code === 'EADDRINUSE') {
      throw new ServerFailure(
        `Port ${port} on ${host} is in use. Stop what uses it, or choose another with ${variable}.`,
      )
    }
    if (code === 'EACCES')
      throw new ServerFailure(`This user may not open port ${port}. Choose one above 1023 with ${variable}.`)
    throw new ServerFailure(`The server cannot listen on ${host}:${port}: ${message}`, { cause })
  }
  const address = server.address()
  const openPort = typeof address === 'object' && address ? address.port : port
  return `${host.includes(':') ? `[${host}]` : host}:${openPort}`
}

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

export interface ServedApp {
  url: string
  close(): Promise<void>
}

type Fetch = Parameters<typeof getRequestListener>[0]

export async function serveApp(fetch: Fetch, host: string, port: number, variable?: string) {
  const server = createServer(getRequestListener(fetch))
  server.setTimeout(silentTime)
  const authority = await listen(server, host, port, variable)
  return { url: `http://${authority}`, close: () => closeHttpServer(server) }
}
