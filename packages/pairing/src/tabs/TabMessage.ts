import { PorticoError, relayUnreachable } from '@portico/protocol'
import { isRecord } from '../messages/isRecord.js'
import { type Publication, RelayReplyError } from '../relay/Relay.js'

export type RelayCall =
  | { readonly name: 'open' }
  | { readonly name: 'publish'; readonly publication: Publication }
  | { readonly name: 'subscribe'; readonly topics: readonly string[] }
  | { readonly name: 'unsubscribe'; readonly topic: string }
  | {
      readonly name: 'call'
      readonly method: string
      readonly params: Readonly<Record<string, unknown>>
      readonly ttl: number
      readonly topics: readonly string[]
    }

interface Failure {
  readonly code: number | undefined
  readonly message: string
}

/** Between tabs of one origin and version, so only the type is checked. */
export type TabMessage =
  | { readonly type: 'call'; readonly tab: string; readonly id: number; readonly call: RelayCall }
  | {
      readonly type: 'reply'
      readonly tab: string
      readonly id: number
      readonly result?: unknown
      readonly failure?: Failure
    }
  /** The leader received the call, however long it takes. */
  | { readonly type: 'heard' }
  | { readonly type: 'leader' }
  | { readonly type: 'message'; readonly id: number; readonly topic: string; readonly message: string }
  | { readonly type: 'done'; readonly tab: string; readonly id: number }

export function isTabMessage(value: unknown): value is TabMessage {
  return isRecord(value) && typeof value.type === 'string'
}

/** Errors lose their class between tabs. */
export function toFailure(error: unknown): Failure {
  if (error instanceof RelayReplyError) return { code: error.reply, message: error.words }
  return { code: undefined, message: error instanceof Error ? error.message : '' }
}

export function fromFailure({ code, message }: Failure): Error {
  if (code !== undefined) return new RelayReplyError(code, message)
  return new PorticoError(relayUnreachable, { cause: message })
}
