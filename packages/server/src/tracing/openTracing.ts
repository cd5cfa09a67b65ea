import type { Database } from '../database/Database.js'
import type { TraceOptions } from './createSpanExporter.js'
import type { Tracer } from './createTracer.js'

export interface Tracing {
  /** Undefined where nobody collects traces. */
  tracer: Tracer | undefined
  /** The one that was given, whose queries are traced too. */
  trace(database: Database): Database
}

interface TracingOptions {
  traces?: TraceOptions | undefined
  onError?: ((error: Error) => void) | undefined
}

/** Most services are not traced. */
export async function openTracing({ traces, onError = () => {} }: TracingOptions): Promise<Tracing> {
  if (!traces) return { tracer: undefined, trace: database => database }
  const [{ createTracer }, { traceDatabase }] = await Promise.all([
    import('./createTracer.js'),
    import('./traceDatabase.js'),
  ])
  return { tracer: createTracer(traces, onError), trace: traceDatabase }
}
