import type { OnRequest } from '../http/observeRequests.js'
import type { TraceOptions } from '../tracing/createSpanExporter.js'
import type { AdminOptions } from './openAdmin.js'

/** What every service offers to whoever operates it. */
export interface OperationOptions {
  /** Figures for Prometheus, on a port of their own. */
  admin?: AdminOptions | undefined
  /** When told to close it goes on serving for as long, and says at `/ready` that it is leaving. */
  drainSeconds?: number | undefined
  /** Told of every request that was answered; nothing in it names a visitor. */
  onRequest?: OnRequest | undefined
  /** Sends traces of requests to a collector (OpenTelemetry); nothing in them names a visitor. */
  traces?: TraceOptions | undefined
}
