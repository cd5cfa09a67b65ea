export type SpanKind = 'server' | 'client'

/** Nothing in it names a visitor: templates of addresses, statements without their values, names of services. */
export type SpanAttributes = Readonly<Record<string, string | number>>

/** What took how long, within what. */
export interface Span {
  traceId: string
  spanId: string
  parentId: string | undefined
  name: string
  kind: SpanKind
  /** Milliseconds since 1970. */
  startedAt: number
  endedAt: number
  attributes: SpanAttributes
  hasFailed: boolean
}
