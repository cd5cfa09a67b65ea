import { PorticoError, relayRefused } from '@portico/protocol'

/** What the relay answered to a call it would not serve. */
export class RelayReplyError extends PorticoError<'relay_refused'> {
  /** The relay's own code. */
  readonly reply: number
  readonly words: string

  constructor(reply: number, words: string) {
    super(relayRefused, { detail: words })
    this.reply = reply
    this.words = words
  }
}
