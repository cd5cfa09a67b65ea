import { PorticoError, relayRefused } from '@portico/protocol'

export class RelayReplyError extends PorticoError<'relay_refused'> {
  readonly reply: number
  readonly words: string

  constructor(reply: number, words: string) {
    super(relayRefused, { detail: words })
    this.reply = reply
    this.words = words
  }
}
