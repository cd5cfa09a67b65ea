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
