import { type Operation, type OperationOptions, openOperation } from './admin/openAdmin.js'
import { watchEvents } from './analytics/removeEvents.js'
import { defaultEventLimits } from './analytics/storeEvents.js'
import type { AuthOptions } from './auth/AuthOptions.js'
import type { CreateServerOptions } from './createServer.js'
import type { DataSurroundings } from './data/createDataService.js'
import type { DataOptions } from './data/DataOptions.js'
import type { Database } from './database/Database.js'
import { type DatabaseOptions, openDatabase } from './database/openDatabase.js'
import { closeHttpServer, createHttpServer, listen } from './http/createHttpServer.js'
import { watchRelay, watchUpstreams, watchWebhooks } from './metrics/watchService.js'
import { ensureSandboxProject } from './projects/saveProject.js'
import { prepareWallets } from './registry/findWallets.js'
import type { PushSettings } from './relay/push/createPushWebhook.js'
import type { RelayEvent } from './relay/RelayEvent.js'
import type { RelayLimits } from './relay/relayLimits.js'
import { runHourly } from './runHourly.js'
import { toError } from './ServerFailure.js'
import { removeOldMarks } from './signIn/createSignIns.js'
import { removeOldSmartSessions } from './signIn/createSmartSessionStore.js'
import { createVerifierThread } from './signIn/createVerifierThread.js'
import { startWebhooks, type WebhookOptions } from './webhooks/deliverWebhooks.js'

export interface StartServerOptions
  extends DatabaseOptions,
    OperationOptions,
    Omit<
      CreateServerOptions,
      'database' | 'auth' | 'vaultOrigin' | 'data' | 'readiness' | 'tracer' | 'verifyInThread'
    > {
  host?: string | undefined
  /** 0 picks a free port. */
  port?: number | undefined
  /** Adds the project `portico-sandbox`, which allows local pages. */
  sandbox?: boolean | undefined
  /** Public URLs of the relay, such as `wss://relay.example`. Without any it serves local clients only. */
  relayAudiences?: readonly string[] | undefined
  relayLimits?: Partial<RelayLimits> | undefined
  /** The push service of a wallet, which is told about each message that a person has to see. */
  push?: PushSettings | undefined
  /** Valkey or Redis for fan-out between relay processes, instead of the database. */
  fanoutUrl?: string | undefined
  /** Enables the auth service of the embedded wallet. */
  auth?: AuthOptions | undefined
  data?: DataOptions | undefined
  /** Sends events to the owner's endpoints, which `portico-server webhooks` manages. */
  webhooks?: WebhookOptions | undefined
  /** Called when relay clients connect and disconnect; identifies neither people nor conversations. */
  onRelayEvent?: ((event: RelayEvent) => void) | undefined
}

export interface RunningServer {
  url: string
  /** For local clients; others use a configured audience. */
  relayUrl: string
  adminUrl?: string | undefined
  /** Finishes requests in flight, then closes the port and the database. */
  close(): Promise<void>
}

export async function startServer(options: StartServerOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 4100, sandbox = false } = options
  // For a quick restart of the relay, its code loads while connecting, everything else afterwards.
  const [{ database, close: closeDatabase }, { createRelay }] = await Promise.all([
    openDatabase(options),
    import('./relay/createRelay.js'),
  ])
  const verifiers = createVerifierThread()
  let operation: Operation | undefined
  try {
    operation = await openOperation(options, database)
    const { admin, onRequest, readiness, tracer, close: stopOperation } = operation
    const relayFigures = admin && watchRelay(admin.metrics)
    const onAnswer = admin && watchUpstreams(admin.metrics)
    const verifyInThread = verifiers.verify
    const surroundings = { ...options, database, onRequest, onAnswer, readiness, tracer, verifyInThread }
    const auth = options.auth && (await openAuth(options.auth, surroundings))
    const vaultOrigin = options.auth && new URL(options.auth.vaultUrl).origin
    const data = options.data && (await openData(options.data, surroundings))
    const wallets = await prepareWallets(database)
    if (sandbox) await ensureSandboxProject(database)
    const server = createHttpServer({
      load: async () => {
        const [{ createServer }, { getRequestListener }] = await Promise.all([
          import('./createServer.js'),
          import('@hono/node-server'),
        ])
        return getRequestListener(createServer({ ...surroundings, auth: auth?.app, vaultOrigin, data }).fetch)
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
        relayFigures?.onEvent(event)
        options.onRelayEvent?.(event)
      },
    })
    relayFigures?.attach(relay)
    server.on('upgrade', relay.handleUpgrade)
    const authority = await listen(server, host, port).catch(async error => {
      await relay.close()
      throw error
    })
    await server.warm().catch(async error => {
      await Promise.all([closeHttpServer(server), relay.close()])
      throw error
    })
    const stopWatchingEvents = watchEvents(
      database,
      options.eventLimits?.days ?? defaultEventLimits.days,
      options.onError,
    )
    const stopForgetting = options.signIn
      ? runHourly(async () => {
          await removeOldMarks(database)
          await removeOldSmartSessions(database)
        }, options.onError)
      : undefined
    const stopForgettingHistory = data && (await forgetHistory(database, options.onError))
    const stopWebhooks = startWebhooks(options.webhooks, {
      database,
      allowsLoopback: sandbox,
      onError: options.onError,
      onAttempt: admin && watchWebhooks(admin.metrics),
    })
    const refreshed = wallets.refresh().catch(cause => options.onError?.(toError(cause)))
    let closing: Promise<void> | undefined
    const finish = async () => {
      await readiness.leave()
      await Promise.all([
        // Requests in flight still need both.
        closeHttpServer(server).then(() => Promise.all([auth?.close(), verifiers.close()])),
        relay.close(),
        stopWatchingEvents(),
        stopForgetting?.(),
        stopForgettingHistory?.(),
        stopWebhooks(),
        refreshed,
      ])
      await stopOperation()
      await closeDatabase()
    }
    const close = () => {
      closing ??= finish()
      return closing
    }
    return {
      url: `http://${authority}`,
      relayUrl: `ws://${authority}/relay`,
      adminUrl: admin?.url,
      close,
    }
  } catch (error) {
    await operation?.close()
    await closeDatabase()
    throw error
  }
}

/** Loaded on demand, because most servers have no embedded wallet. */
async function openAuth(options: AuthOptions, surroundings: Omit<CreateServerOptions, 'auth' | 'data'>) {
  const { openAuthService } = await import('./auth/openAuthService.js')
  return await openAuthService(options, surroundings)
}

async function openData(options: DataOptions, surroundings: DataSurroundings) {
  const { openDataService } = await import('./data/createDataService.js')
  return await openDataService(options, surroundings)
}

async function forgetHistory(database: Database, onError: CreateServerOptions['onError']) {
  const { removeOldScans } = await import('./data/history/evm/historyStore.js')
  return runHourly(() => removeOldScans(database), onError)
}
