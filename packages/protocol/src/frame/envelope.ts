import * as v from 'valibot'
import { secureSdkVersion } from '../constants.js'
import { checkPlainData, type PlainDataFault } from './checkPlainData.js'
import { idSchema } from './shapes.js'

export type FrameFault = PlainDataFault | 'invalid' | 'wrong_version' | 'unknown_type'

export interface Refused {
  readonly fault: FrameFault
  /** Id of the message if it was readable, for the error reply. */
  readonly id?: string | undefined
  readonly version?: number | undefined
}

export type Parsed<message> = { readonly message: message } | Refused

export interface Envelope {
  readonly v: typeof secureSdkVersion
  /** Unique per request and signal; a reply has the id of its request. */
  readonly id: string
  readonly seq: number
  readonly t: string
  readonly p?: unknown
}

const EnvelopeSchema = v.strictObject({
  v: v.literal(secureSdkVersion),
  id: idSchema,
  seq: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  t: v.pipe(v.string(), v.maxLength(64)),
  p: v.optional(v.unknown()),
})

const VersionSchema = v.object({ v: v.pipe(v.number(), v.safeInteger()) })

export function parseEnvelope(data: unknown): Parsed<Envelope> {
  const fault = checkPlainData(data)
  if (fault) return { fault }
  const envelope = v.safeParse(EnvelopeSchema, data)
  if (envelope.success) return { message: envelope.output }
  const other = v.safeParse(VersionSchema, data)
  return other.success && other.output.v !== secureSdkVersion
    ? { fault: 'wrong_version', version: other.output.v }
    : { fault: 'invalid' }
}

export function parsePayload<schema extends v.GenericSchema>(
  envelope: Envelope,
  schema: schema,
): Parsed<v.InferOutput<schema>> {
  const payload = v.safeParse(schema, envelope.p)
  return payload.success ? { message: payload.output } : { fault: 'invalid', id: envelope.id }
}
