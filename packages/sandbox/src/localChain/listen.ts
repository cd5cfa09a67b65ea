import { createServer, type IncomingMessage } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

export interface HttpRequest {
  readonly method: string
  readonly url: URL
  readonly body: string
}

export interface HttpAnswer {
  readonly status?: number
  readonly type?: string
  readonly body: string
}

export interface ListenOptions {
  /** Default: a free port. */
  readonly port?: number | undefined
  answer(request: HttpRequest): HttpAnswer | Promise<HttpAnswer>
  /** Without it WebSockets are refused. */
  connect?(socket: WebSocket): void
}

export interface Listener {
  readonly port: number
  stop(): Promise<void>
}

/** Allows all origins, as public nodes do. */
const openToEveryPage = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '600',
}

/** The loopback server of every local chain. */
export async function listen({ port = 0, answer, connect }: ListenOptions): Promise<Listener> {
  const server = createServer(async (request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, openToEveryPage).end()
    const {
      status = 200,
      type = 'application/json',
      body,
    } = await readRequest(request)
      .then(answer)
      .catch(error => ({ status: 500, type: 'text/plain', body: String(error) }))
    response.writeHead(status, { ...openToEveryPage, 'content-type': type }).end(body)
  })
  // A keep-alive timeout could close a connection just when a test reuses it.
  server.keepAliveTimeout = 0
  const sockets = connect && new WebSocketServer({ server })
  if (connect) sockets?.on('connection', socket => connect(socket))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    // The WebSocket server repeats the errors of its HTTP server.
    sockets?.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () =>
      new Promise(resolve => {
        for (const socket of sockets?.clients ?? []) socket.terminate()
        sockets?.close()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readRequest(request: IncomingMessage): Promise<HttpRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://127.0.0.1'),
    body: Buffer.concat(chunks).toString('utf8'),
  }
}
