/** W3C Trace Context: https://www.w3.org/TR/trace-context. */
export interface TraceParent {
  traceId: string
  spanId: string
  isSampled: boolean
}

const shape = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const isZero = (text: string) => /^0+$/.test(text)

/** An invalid header is ignored. */
export function parseTraceParent(header: string | undefined): TraceParent | undefined {
  const [, version, traceId, spanId, flags, more] = shape.exec(header ?? '') ?? []
  if (!version || !traceId || !spanId || !flags) return undefined
  // Later versions may have more fields; version 00 must not.
  if (version === 'ff' || (version === '00' && more) || isZero(traceId) || isZero(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
