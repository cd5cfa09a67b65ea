/** A mail as the inbox received it. */
export interface Mail {
  readonly id: number
  /** The mailboxes that the sender named to the server, whatever the headers say. */
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
  readonly receivedAt: string
}
