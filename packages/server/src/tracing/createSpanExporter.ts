import { ServerFailure } from '../ServerFailure.js'
import { toError } from '../toError.js'
import { formatSpans } from './formatSpans.js'
import type { Span } from './Span.js'

export interface TraceOptions {
  /** OTLP/HTTP JSON endpoint of a collector, such as `http://127.0.0.1:4318/v1/traces`. */
  url: string
  /** Additional headers, such as an API key. */
  headers?: Readonly<Record<string, string>> | undefined
  serviceName: string
}

export interface SpanExporter {
  add(span: Span): void
  close(): Promise<void>
}

const mostAtOnce = 512
const mostWaiting = 2048
const pause = 5000
const timeout = 5000

/** Sends spans in batches. An unresponsive collector only costs spans. */
export function createSpanExporter(options: TraceOptions, onError: (error: Error) => void): SpanExporter {
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
    add(span) {
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
