/** A wallet, whoever made its client. It approves what comes and signs what it is asked for. */
export interface TestWallet {
  readonly address: string
  pair(uri: string): Promise<void>
  /** What it was asked to sign, each time it was asked. */
  readonly asked: readonly string[]
  /** Keeps further requests open. Returns how to answer them. */
  hold(): () => void
  emit(topic: string, name: string, data: unknown): Promise<void>
  /** Resolves when the page has confirmed it. */
  update(topic: string, addresses: readonly string[]): Promise<void>
  extend(topic: string): Promise<void>
  ping(topic: string): Promise<void>
  disconnect(topic: string): Promise<void>
  getTopics(): readonly string[]
  getExpiry(topic: string): number
  /** What an app does that comes to the foreground; ours need it not. */
  wake?(): void
  close(): Promise<void>
}

export interface TestWalletOptions {
  /** Signs people in instead of taking the plain proposal that comes beside it. */
  readonly signsIn?: boolean
  /** Leaves proposals and requests to the test. */
  readonly isBare?: boolean
}
