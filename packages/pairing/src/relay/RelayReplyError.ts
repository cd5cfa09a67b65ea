import { PorticoError, relayRefused } from '@portico/protocol'

/** The relay's error response to a call. */
export class RelayReplyError extends PorticoError<'relay_refused'> {
  /** The relay's error code. */
  readonly reply: number
  readonly words: string

  constructor(reply: number, words: string) {
    super(relayRefused, { detail: words })
    this.reply = reply
    this.words = words
  }
}
