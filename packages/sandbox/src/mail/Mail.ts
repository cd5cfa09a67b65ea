export interface Mail {
  readonly id: number
  /** Envelope recipients, regardless of the headers. */
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
  readonly receivedAt: string
}
