import type { Span, SpanKind } from './Span.js'

/** OTLP in JSON: https://opentelemetry.io/docs/specs/otlp. */
const kinds: Readonly<Record<SpanKind, number>> = { server: 2, client: 3 }
const failed = 2

const toNanoseconds = (milliseconds: number) => String(BigInt(Math.round(milliseconds * 1000)) * 1000n)

const toAttributes = (attributes: Span['attributes']) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))

export function formatSpans(serviceName: string, spans: readonly Span[]): object {
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
    ...(span.parentId && { parentSpanId: span.parentId }),
    name: span.name,
    kind: kinds[span.kind],
    startTimeUnixNano: toNanoseconds(span.startedAt),
    endTimeUnixNano: toNanoseconds(span.endedAt),
    attributes: toAttributes(span.attributes),
    ...(span.hasFailed && { status: { code: failed } }),
  }
}
