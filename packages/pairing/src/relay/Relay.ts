/** A message as the relay takes it. */
export interface Publication {
  readonly topic: string
  readonly message: string
  /** Seconds. */
  readonly ttl: number
  readonly tag: number
  readonly prompt?: boolean | undefined
}

/** Mailboxes by topic, wherever the socket may be: in this tab or in another. */
export interface Relay {
  /** Opens the socket ahead of need. */
  open(): void
  publish(publication: Publication): Promise<void>
  subscribe(topics: readonly string[]): Promise<void>
  unsubscribe(topic: string): Promise<void>
  /** Any other method; the topics count as subscribed once it was answered. */
  call(
    method: string,
    params: Readonly<Record<string, unknown>>,
    options: { readonly ttl: number; readonly topics: readonly string[] },
  ): Promise<unknown>
  /** Every promise still open is rejected. */
  close(): void
}

/** Resolves once the message has been worked off and what follows from it is stored; only then it is acknowledged. */
export type MessageListener = (topic: string, message: string) => Promise<void>
