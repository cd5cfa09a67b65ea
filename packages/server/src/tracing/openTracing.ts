import type { Database } from '../database/Database.js'
import type { TraceOptions } from './createSpanExporter.js'
import type { Tracer } from './createTracer.js'

export interface Tracing {
  tracer: Tracer | undefined
  /** Wraps a database so that its queries are traced. */
  trace(database: Database): Database
}

interface TracingOptions {
  traces?: TraceOptions | undefined
  onError?: ((error: Error) => void) | undefined
}

/** Loaded on demand, because tracing is usually off. */
export async function openTracing({ traces, onError = () => {} }: TracingOptions): Promise<Tracing> {
  if (!traces) return { tracer: undefined, trace: database => database }
  const [{ createTracer }, { traceDatabase }] = await Promise.all([
    import('./createTracer.js'),
    import('./traceDatabase.js'),
  ])
  return { tracer: createTracer(traces, onError), trace: traceDatabase }
}
