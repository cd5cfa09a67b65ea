/** Who answers a prompt: the wallet itself, or the test with `approve` and `reject`. */
export type Approval = 'auto' | 'manual'

/** A request of a page, by the family's method name (`eth_accounts`, `solana:signMessage`, …). */
export type WalletRequest = { method: string; params: readonly unknown[] }

/** Values that real wallets throw. */
export type ThrownValue =
  | 'string'
  | 'undefined'
  | 'emptyObject'
  | 'codeAsText'
  | 'nested'
  | 'domException'
  | 'getterBomb'
  | 'extensionGone'

/** What goes wrong, how often, and for which methods (default: all prompting ones). */
export type Fault = {
  kind: 'reject' | 'hang' | ThrownValue
  times: number | 'all'
  methods: readonly string[] | 'prompting' | 'every'
  sync: boolean
}

export type FaultOptions = Partial<Omit<Fault, 'kind'>>

/** State that mock wallets of all families keep across reloads. */
export type CommonWalletState = {
  connected: boolean
  locked: boolean
  /** An open prompt, perhaps of the page before a reload. */
  pending: boolean
  approval: Approval
  accountIndex: number
  faults: Fault[]
}

export type MockWalletTypes = {
  address: string
  chainId: string | number
  state: CommonWalletState
  /** Well-formed but wrong responses, e.g. `{ accounts: 'empty' }`. */
  wrong: object
}

/**
 * The wallet's user, and its bugs, the same for every family. Arguments and results are JSON, so that a test outside
 * the page can call it.
 */
export type MockWalletControls<Types extends MockWalletTypes = MockWalletTypes> = {
  /** Address of the selected account. */
  address(): Types['address']
  /** All requests so far, answered or not. */
  requests(): WalletRequest[]
  forgetRequests(): void
  listenerCount(event: string): number
  state(): Types['state']

  setApproval(approval: Approval): void
  /** Prompts waiting for `approve` or `reject`. */
  prompts(): WalletRequest[]
  /** Accepts the oldest prompt, or the one left open by an earlier page. */
  approve(): void
  /** Rejects the oldest prompt; without one, the next prompting request. */
  reject(options?: FaultOptions): void

  /** Never responds. */
  hang(options?: FaultOptions): void
  /** Throws something that is not a proper error. */
  fail(value: ThrownValue, options?: FaultOptions): void
  /** Answers connection requests with "already pending" until `release`. */
  pend(): void
  /** The user accepts the prompt behind `pend`: the site is connected and gets an event. */
  release(): void
  answerWrongly(wrong: Types['wrong']): void
  /** Ends all misbehaviour and accepts prompts again; hanging requests keep hanging. */
  behave(): void

  lock(): void
  unlock(): void
  switchAccount(index: number): void
  switchChain(chainId: Types['chainId']): void
  /** The user disconnects the site in the wallet. */
  disconnect(options?: { times?: number }): void
  emit(event: string, payload: unknown): void
}
