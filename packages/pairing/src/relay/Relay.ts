import { PorticoError, relayRefused } from '@portico/protocol'

export interface Publication {
  readonly topic: string
  readonly message: string
  readonly ttl: number
  readonly tag: number
  readonly prompt?: boolean | undefined
  readonly attestation?: string | undefined
}

export interface Relay {
  open(): void
  publish(publication: Publication): Promise<void>
  subscribe(topics: readonly string[]): Promise<void>
  unsubscribe(topic: string): Promise<void>
  /** Calls another method; the topics count as subscribed once it succeeds. */
  call(
    method: string,
    params: Readonly<Record<string, unknown>>,
    options: { readonly ttl: number; readonly topics: readonly string[] },
  ): Promise<unknown>
  close(): void
}

/** Resolves once the message is handled and its effects are stored. Only then is it acknowledged. */
export type MessageListener = (topic: string, message: string, attestation?: string) => Promise<void>

export class RelayReplyError extends PorticoError<'relay_refused'> {
  readonly reply: number
  readonly words: string

  constructor(reply: number, words: string) {
    super(relayRefused, { detail: words })
    this.reply = reply
    this.words = words
  }
}
