import { secureSdkVersion } from '../constants.js'
import { type Envelope, type Parsed, parseEnvelope, parsePayload } from './envelope.js'
import {
  type FrameRequestInput,
  type FrameRequestName,
  type FrameRequestPayload,
  frameRequests,
  isFrameRequestName,
} from './frameRequests.js'

const prefix = '@w3m-app/'

export type AppMessage<name extends FrameRequestName = FrameRequestName> = {
  [each in name]: {
    readonly id: string
    readonly seq: number
    readonly name: each
    readonly payload: FrameRequestPayload<each>
  }
}[name]

export function parseAppMessage(data: unknown): Parsed<AppMessage> {
  const envelope = parseEnvelope(data)
  if ('fault' in envelope) return envelope
  const { id, seq, t } = envelope.message
  const name = t.startsWith(prefix) ? t.slice(prefix.length) : ''
  if (!isFrameRequestName(name)) return { fault: 'unknown_type', id }
  const payload = parsePayload(envelope.message, frameRequests[name].request)
  if ('fault' in payload) return payload
  // The table pairs names with payloads, which the compiler cannot follow.
  return { message: { id, seq, name, payload: payload.message } as AppMessage }
}

export function formatAppMessage<name extends FrameRequestName>(request: {
  readonly id: string
  readonly seq: number
  readonly name: name
  readonly payload: FrameRequestInput<name>
}): Envelope {
  const { id, seq, name, payload } = request
  return {
    v: secureSdkVersion,
    id,
    seq,
    t: `${prefix}${name}`,
    ...(payload !== undefined && { p: payload }),
  }
}
