import { once } from 'node:events'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { type CreateServerOptions, createServer } from './createServer.js'
import { type DatabaseOptions, openDatabase } from './database/openDatabase.js'
import { ensureSandboxProject } from './projects/ensureSandboxProject.js'
import { seedWallets } from './registry/seedWallets.js'
import { ServerFailure } from './ServerFailure.js'

export interface StartServerOptions extends DatabaseOptions, Omit<CreateServerOptions, 'database'> {
  host?: string | undefined
  /** 0 takes a free one. */
  port?: number | undefined
  /** Adds the project `portico-sandbox`, open to pages on this machine. */
  sandbox?: boolean | undefined
}

export interface RunningServer {
  url: string
  /** Answers what is in flight, then closes the port and the database. */
  close(): Promise<void>
}

/** Opens the database, brings it up to date and listens. */
export async function startServer(options: StartServerOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 4100, sandbox = false } = options
  const { database, close: closeDatabase } = await openDatabase(options)
  try {
    await seedWallets(database)
    if (sandbox) await ensureSandboxProject(database)
    const app = createServer({ ...options, database })
    // Without http2 options the adaptor makes a plain HTTP server.
    const server = createAdaptorServer({ fetch: app.fetch }) as Server
    await listen(server, host, port)
    const address = server.address()
    const openPort = typeof address === 'object' && address ? address.port : port
    let closing: Promise<void> | undefined
    const close = () => {
      closing ??= closeServer(server).then(closeDatabase)
      return closing
    }
    return { url: `http://${host.includes(':') ? `[${host}]` : host}:${openPort}`, close }
  } catch (error) {
    await closeDatabase()
    throw error
  }
}

async function listen(server: Server, host: string, port: number) {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException // sockets fail with system errors
    if (code === 'EADDRINUSE') {
      throw new ServerFailure(
        `Port ${port} on ${host} is in use. Stop what uses it, or choose another with PORT.`,
      )
    }
    if (code === 'EACCES')
      throw new ServerFailure(`This user may not open port ${port}. Choose one above 1023 with PORT.`)
    throw new ServerFailure(`The server cannot listen on ${host}:${port}: ${message}`, { cause })
  }
}

async function closeServer(server: Server) {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const force = setTimeout(() => server.closeAllConnections(), 5000)
  await closed
  clearTimeout(force)
}
