/** What the relay answered to a call it would not serve. */
export class RelayReplyError extends Error {
  override readonly name = 'RelayReplyError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}
