import { secureSdkVersion } from '../constants.js'
import { type Envelope, type Parsed, parseEnvelope, parsePayload } from './envelope.js'
import {
  type FrameRequestName,
  type FrameSuccess,
  frameRequests,
  isFrameRequestName,
} from './frameRequests.js'
import {
  type FrameError,
  FrameErrorSchema,
  type FrameSignal,
  type FrameSignalName,
  frameSignals,
} from './frameSignals.js'

const prefix = '@w3m-frame/'

type Success = {
  [name in FrameRequestName]: {
    readonly kind: 'success'
    readonly name: name
    readonly payload: FrameSuccess<name>
  }
}[FrameRequestName]

type Failure = { readonly kind: 'error'; readonly name: FrameRequestName; readonly payload: FrameError }

type Signal = {
  [name in FrameSignalName]: {
    readonly kind: 'signal'
    readonly name: name
    readonly payload: FrameSignal<name>
  }
}[FrameSignalName]

type Body = Success | Failure | Signal

export type FrameMessage = { readonly id: string; readonly seq: number } & Body

export function parseFrameMessage(data: unknown): Parsed<FrameMessage> {
  const envelope = parseEnvelope(data)
  if ('fault' in envelope) return envelope
  const { id, seq, t } = envelope.message
  const type = t.startsWith(prefix) ? findType(t.slice(prefix.length)) : undefined
  if (!type) return { fault: 'unknown_type', id }
  const payload = parsePayload(envelope.message, type.schema)
  if ('fault' in payload) return payload
  // The tables pair kind, name and payload, which the compiler cannot follow.
  return { message: { id, seq, kind: type.kind, name: type.name, payload: payload.message } as FrameMessage }
}

function findType(type: string) {
  if (Object.hasOwn(frameSignals, type)) {
    const name = type as FrameSignalName
    return { kind: 'signal', name, schema: frameSignals[name] } as const
  }
  const [, name = '', outcome] = /^(.+)_(SUCCESS|ERROR)$/.exec(type) ?? []
  if (!isFrameRequestName(name)) return undefined
  return outcome === 'SUCCESS'
    ? ({ kind: 'success', name, schema: frameRequests[name].success } as const)
    : ({ kind: 'error', name, schema: FrameErrorSchema } as const)
}

const suffixes = { signal: '', success: '_SUCCESS', error: '_ERROR' } as const

/** Senders pair names with payloads by their own types. */
export function formatFrameMessage({
  id,
  seq,
  kind,
  name,
  payload,
}: Pick<FrameMessage, 'id' | 'seq' | 'kind' | 'name'> & { readonly payload: unknown }): Envelope {
  return {
    v: secureSdkVersion,
    id,
    seq,
    t: `${prefix}${name}${suffixes[kind]}`,
    ...(payload !== undefined && { p: payload }),
  }
}
