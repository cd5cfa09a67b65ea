import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import {
  createSpanExporter,
  type Span,
  type SpanAttributes,
  type TraceOptions,
} from './createSpanExporter.js'

export interface Outcome {
  name?: string | undefined
  attributes?: SpanAttributes | undefined
  hasFailed?: boolean | undefined
}

export interface Tracer {
  /** Traces a request and its child spans, as part of the caller's trace if it sends one. */
  traceRequest(parent: string | undefined, work: () => Promise<Outcome>): Promise<void>
  close(): Promise<void>
}

interface ActiveSpan {
  traceId: string
  spanId: string
  add(span: Span): void
}

/** The span of the current request, for any server of this process. */
const active = new AsyncLocalStorage<ActiveSpan | undefined>()

const now = () => performance.timeOrigin + performance.now()
const createId = (bytes: number) => randomBytes(bytes).toString('hex')

export function createTracer(options: TraceOptions, onError: (error: Error) => void): Tracer {
  const exporter = createSpanExporter(options, onError)
  return {
    async traceRequest(header, work) {
      const parent = parseTraceParent(header)
      if (parent && !parent.isSampled) return void (await active.run(undefined, work))
      const ids = { traceId: parent?.traceId ?? createId(16), spanId: createId(8) }
      const startedAt = now()
      const finish = ({ name = 'request', attributes = {}, hasFailed = false }: Outcome) =>
        exporter.add({
          ...ids,
          parentId: parent?.spanId,
          name,
          kind: 'server',
          startedAt,
          endedAt: now(),
          attributes,
          hasFailed,
        })
      try {
        finish(await active.run({ ...ids, add: exporter.add }, work))
      } catch (error) {
        finish({ hasFailed: true })
        throw error
      }
    },
    close: exporter.close,
  }
}

async function traceCall<Result>(
  { name, attributes }: { name: string; attributes: SpanAttributes },
  call: () => Promise<Result>,
  describe: (result: Result) => Outcome = () => ({}),
): Promise<Result> {
  const parent = active.getStore()
  if (!parent) return await call()
  const startedAt = now()
  const finish = (outcome: Outcome) =>
    parent.add({
      traceId: parent.traceId,
      spanId: createId(8),
      parentId: parent.spanId,
      name,
      kind: 'client',
      startedAt,
      endedAt: now(),
      attributes: { ...attributes, ...outcome.attributes },
      hasFailed: outcome.hasFailed ?? false,
    })
  try {
    const result = await call()
    finish(describe(result))
    return result
  } catch (error) {
    finish({ hasFailed: true })
    throw error
  }
}

/** The URL is not recorded, because it may contain a key or an account. */
export const traceFetch = (service: string, ask: () => Promise<Response>) =>
  traceCall({ name: service, attributes: { 'peer.service': service } }, ask, ({ status }) => ({
    attributes: { 'http.response.status_code': status },
    hasFailed: status >= 400,
  }))

const database = { 'db.system.name': 'postgresql' }
const longestQuery = 500

export const traceTransaction = <Result>(run: () => Promise<Result>) =>
  traceCall({ name: 'transaction', attributes: database }, run)

/** `text` has placeholders; values are not recorded. */
export function traceQuery<Result>(text: string, run: () => Promise<Result>) {
  const plain = text.replace(/\s+/g, ' ').trim()
  const name = plain.split(' ', 1)[0]?.toUpperCase() ?? ''
  const attributes = { ...database, 'db.operation.name': name, 'db.query.text': plain.slice(0, longestQuery) }
  return traceCall({ name, attributes }, run)
}

interface TraceParent {
  traceId: string
  spanId: string
  isSampled: boolean
}

const shape = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/
const isZero = (text: string) => /^0+$/.test(text)

function parseTraceParent(header: string | undefined): TraceParent | undefined {
  const [, version, traceId, spanId, flags, more] = shape.exec(header ?? '') ?? []
  if (!version || !traceId || !spanId || !flags) return undefined
  // Later versions may have more fields; version 00 must not.
  if (version === 'ff' || (version === '00' && more) || isZero(traceId) || isZero(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}
