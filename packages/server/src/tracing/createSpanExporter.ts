import { ServerFailure, toError } from '../ServerFailure.js'

export type SpanKind = 'server' | 'client'

/** No personal data: route templates, statements without values, service names. */
export type SpanAttributes = Readonly<Record<string, string | number>>

export interface Span {
  traceId: string
  spanId: string
  parentId: string | undefined
  name: string
  kind: SpanKind
  startedAt: number
  endedAt: number
  attributes: SpanAttributes
  hasFailed: boolean
}

export interface TraceOptions {
  /** OTLP/HTTP JSON endpoint of a collector, such as `http://127.0.0.1:4318/v1/traces`. */
  url: string
  /** Additional headers, such as an API key. */
  headers?: Readonly<Record<string, string>> | undefined
  serviceName: string
}

const mostAtOnce = 512
const mostWaiting = 2048
const pause = 5000
const timeout = 5000

/** Sends spans in batches. An unresponsive collector only costs spans. */
export function createSpanExporter(options: TraceOptions, onError: (error: Error) => void) {
  const waiting: Span[] = []
  let sending: Promise<void> | undefined
  let isSilent = false
  const timer = setInterval(() => void send(), pause)
  timer.unref()

  function send(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function sendAll() {
    while (waiting.length > 0) {
      const spans = waiting.splice(0, mostAtOnce)
      try {
        await post(spans)
        isSilent = false
      } catch (cause) {
        // Reported once, not every few seconds.
        if (!isSilent) onError(toError(cause))
        isSilent = true
        return
      }
    }
  }

  async function post(spans: readonly Span[]) {
    const response = await fetch(options.url, {
      method: 'POST',
      headers: { ...options.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(formatSpans(options.serviceName, spans)),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch((cause: unknown) => {
      throw new ServerFailure('The trace collector cannot be reached.', { cause })
    })
    await response.body?.cancel()
    if (!response.ok) throw new ServerFailure(`The trace collector responded with ${response.status}.`)
  }

  return {
    add(span: Span) {
      if (waiting.length >= mostWaiting) return
      waiting.push(span)
      if (waiting.length >= mostAtOnce) void send()
    },
    async close() {
      clearInterval(timer)
      await sending
      await send()
    },
  }
}

/** OTLP in JSON: https://opentelemetry.io/docs/specs/otlp. */
const kinds: Readonly<Record<SpanKind, number>> = { server: 2, client: 3 }
const failed = 2

const toNanoseconds = (milliseconds: number) => String(BigInt(Math.round(milliseconds * 1000)) * 1000n)

const toAttributes = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))

function formatSpans(serviceName: string, spans: readonly Span[]): object {
  return {
    resourceSpans: [
      {
        resource: { attributes: toAttributes({ 'service.name': serviceName }) },
        scopeSpans: [{ scope: { name: '@portico/server' }, spans: spans.map(formatSpan) }],
      },
    ],
  }
}

function formatSpan(span: Span): object {
  return {
    traceId: span.traceId,
    spanId: span.spanId,
    parentSpanId: span.parentId,
    name: span.name,
    kind: kinds[span.kind],
    startTimeUnixNano: toNanoseconds(span.startedAt),
    endTimeUnixNano: toNanoseconds(span.endedAt),
    attributes: toAttributes(span.attributes),
    ...(span.hasFailed && { status: { code: failed } }),
  }
}
