import type { Database } from '../database/Database.js'
import { serveApp } from '../http/createHttpServer.js'
import { createReadiness, type Readiness } from '../http/createReadiness.js'
import type { OnRequest } from '../http/observeRequests.js'
import { createMetrics, type Metrics } from '../metrics/createMetrics.js'
import { watchDatabase, watchProcess, watchRequests } from '../metrics/watchService.js'
import type { TraceOptions } from '../tracing/createSpanExporter.js'
import { createTracer, type Tracer } from '../tracing/createTracer.js'

export interface AdminOptions {
  /** Default: 127.0.0.1, because metrics are not for visitors. */
  host?: string | undefined
  /** 0 picks a free port. */
  port: number
}

interface Admin {
  url: string
  metrics: Metrics
  onRequest: OnRequest
  close(): Promise<void>
}

async function openAdmin(options: AdminOptions, database?: Database): Promise<Admin> {
  const { host = '127.0.0.1', port } = options
  const metrics = createMetrics()
  const { url, close } = await serveApp(request => answer(request, metrics), host, port, 'PORTICO_ADMIN_PORT')
  const stopWatching = watchProcess(metrics)
  if (database) watchDatabase(metrics, database)
  return {
    url,
    metrics,
    onRequest: watchRequests(metrics),
    async close() {
      stopWatching()
      await close()
    },
  }
}

async function answer(request: Request, metrics: Metrics): Promise<Response> {
  if (new URL(request.url).pathname !== '/metrics') return new Response('Not found.\n', { status: 404 })
  return new Response(await metrics.format(), {
    headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** Operational options shared by all services. */
export interface OperationOptions {
  /** Prometheus metrics on a separate port. */
  admin?: AdminOptions | undefined
  /** Seconds for which a closing service keeps serving, while `/ready` reports that it is leaving. */
  drainSeconds?: number | undefined
  /** Called after every response; contains no personal data. */
  onRequest?: OnRequest | undefined
  /** Exports request traces to a collector (OpenTelemetry); contains no personal data. */
  traces?: TraceOptions | undefined
}

export interface Operation {
  admin: Admin | undefined
  tracer: Tracer | undefined
  readiness: Readiness
  onRequest: OnRequest | undefined
  close(): Promise<void>
}

export async function openOperation(
  { onError = () => {}, ...options }: OperationOptions & { onError?: ((error: Error) => void) | undefined },
  database?: Database,
): Promise<Operation> {
  const admin = options.admin && (await openAdmin(options.admin, database))
  const tracer = options.traces && createTracer(options.traces, onError)
  const observers = [options.onRequest, admin?.onRequest].filter(observer => observer !== undefined)
  return {
    admin,
    tracer,
    readiness: createReadiness(options.drainSeconds),
    onRequest:
      observers.length === 0 ? undefined : request => observers.forEach(observe => void observe(request)),
    close: async () => void (await Promise.all([admin?.close(), tracer?.close()])),
  }
}
