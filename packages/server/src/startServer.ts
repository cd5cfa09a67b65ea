import { once } from 'node:events'
import type { Server } from 'node:http'
import { defaultEventLimits } from './analytics/eventLimits.js'
import { watchEventAge } from './analytics/watchEventAge.js'
import type { CreateServerOptions } from './createServer.js'
import { type DatabaseOptions, openDatabase } from './database/openDatabase.js'
import { createHttpServer } from './http/createHttpServer.js'
import { ensureSandboxProject } from './projects/ensureSandboxProject.js'
import { prepareWallets } from './registry/prepareWallets.js'
import type { Relay } from './relay/createRelay.js'
import type { RelayEvent } from './relay/RelayEvent.js'
import type { RelayLimits } from './relay/relayLimits.js'
import { ServerFailure } from './ServerFailure.js'
import { toError } from './toError.js'

export interface StartServerOptions extends DatabaseOptions, Omit<CreateServerOptions, 'database'> {
  host?: string | undefined
  /** 0 takes a free one. */
  port?: number | undefined
  /** Adds the project `portico-sandbox`, open to pages on this machine. */
  sandbox?: boolean | undefined
  /** Addresses under which clients reach the relay, `wss://relay.example`. Without any it serves this machine only. */
  relayAudiences?: readonly string[] | undefined
  relayLimits?: Partial<RelayLimits> | undefined
  /** Told of clients coming and going; nothing in it identifies a person or a conversation. */
  onRelayEvent?: ((event: RelayEvent) => void) | undefined
}

export interface RunningServer {
  url: string
  /** For clients on this machine; others use one of the configured addresses. */
  relayUrl: string
  /** Answers what is in flight, then closes the port and the database. */
  close(): Promise<void>
}

/** Opens the database, brings it up to date and listens. */
export async function startServer(options: StartServerOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 4100, sandbox = false } = options
  // A relay that was killed should be back before its clients notice: its code is loaded while the database is
  // being reached, and everything else when it is back.
  const [{ database, close: closeDatabase }, { createRelay }] = await Promise.all([
    openDatabase(options),
    import('./relay/createRelay.js'),
  ])
  try {
    const wallets = await prepareWallets(database)
    if (sandbox) await ensureSandboxProject(database)
    const server = createHttpServer({
      load: async () => {
        const [{ createServer }, { getRequestListener }] = await Promise.all([
          import('./createServer.js'),
          import('@hono/node-server'),
        ])
        return getRequestListener(createServer({ ...options, database }).fetch)
      },
      onError: options.onError,
    })
    const relay = createRelay({
      ...options,
      database,
      audiences: options.relayAudiences,
      limits: options.relayLimits,
      onEvent: event => {
        if (event.type === 'failed') options.onError?.(new Error(`Relay, ${event.what}: ${event.message}`))
        options.onRelayEvent?.(event)
      },
    })
    server.on('upgrade', relay.handleUpgrade)
    await listen(server, host, port).catch(async error => {
      await relay.close()
      throw error
    })
    await server.warm().catch(async error => {
      await closeServer(server, relay)
      throw error
    })
    const stopWatchingAge = watchEventAge(
      database,
      options.eventLimits?.days ?? defaultEventLimits.days,
      options.onError,
    )
    const refreshed = wallets.refresh().catch(cause => options.onError?.(toError(cause)))
    const address = server.address()
    const openPort = typeof address === 'object' && address ? address.port : port
    let closing: Promise<void> | undefined
    const close = () => {
      closing ??= Promise.all([closeServer(server, relay), stopWatchingAge(), refreshed]).then(closeDatabase)
      return closing
    }
    const authority = `${host.includes(':') ? `[${host}]` : host}:${openPort}`
    return { url: `http://${authority}`, relayUrl: `ws://${authority}/relay`, close }
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

async function closeServer(server: Server, relay: Relay) {
  const closed = once(server, 'close')
  server.close()
  await relay.close()
  // A connection that was kept alive is idle only once its last request is answered.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const force = setTimeout(() => server.closeAllConnections(), 5000)
  await closed
  clearInterval(sweep)
  clearTimeout(force)
}
