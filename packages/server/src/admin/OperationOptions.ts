import type { OnRequest } from '../http/observeRequests.js'
import type { TraceOptions } from '../tracing/createSpanExporter.js'
import type { AdminOptions } from './openAdmin.js'

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
