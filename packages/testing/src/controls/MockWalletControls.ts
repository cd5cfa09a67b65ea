/** Who answers a prompt: the wallet itself, or the test by `approve` and `reject`. */
export type Approval = 'auto' | 'manual'

/** Something that a page asked of a wallet, in the family's own name for it (`eth_accounts`, `solana:signMessage`, …). */
export type WalletRequest = { method: string; params: readonly unknown[] }

/** Things that wallets were seen to throw. */
export type ThrownValue =
  | 'string'
  | 'undefined'
  | 'emptyObject'
  | 'codeAsText'
  | 'nested'
  | 'domException'
  | 'getterBomb'
  | 'extensionGone'

/** What is done wrong, how many times, and for which methods (default: everything that asks the user). */
export type Fault = {
  kind: 'reject' | 'hang' | ThrownValue
  times: number | 'all'
  methods: readonly string[] | 'prompting' | 'every'
  sync: boolean
}

export type FaultOptions = Partial<Omit<Fault, 'kind'>>

/** What the mock wallets of all families remember across reloads. */
export type CommonWalletState = {
  connected: boolean
  locked: boolean
  /** A prompt left open, maybe by the page before the reload. */
  pending: boolean
  approval: Approval
  accountIndex: number
  faults: Fault[]
}

/** What differs between the mock wallets of the families. */
export type MockWalletTypes = {
  address: string
  chainId: string | number
  state: CommonWalletState
  /** Answers that are well delivered and wrong, e.g. `{ accounts: 'empty' }`. */
  wrong: object
}

/**
 * The person at the wallet, and its bugs, the same for every family. Arguments and answers are JSON, so that a test
 * outside the page can call it.
 */
export type MockWalletControls<Types extends MockWalletTypes = MockWalletTypes> = {
  /** Of the account that the person has chosen. */
  address(): Types['address']
  /** Every request so far, answered or not. */
  requests(): WalletRequest[]
  forgetRequests(): void
  listenerCount(event: string): number
  state(): Types['state']

  setApproval(approval: Approval): void
  /** The prompts that wait for `approve` or `reject`. */
  prompts(): WalletRequest[]
  /** Accepts the oldest prompt, or the one that an earlier page left open. */
  approve(): void
  /** Rejects the oldest prompt; with none open, the next request that would ask the user. */
  reject(options?: FaultOptions): void

  /** Never answers. */
  hang(options?: FaultOptions): void
  /** Throws something that is not a proper error. */
  fail(value: ThrownValue, options?: FaultOptions): void
  /** Says that such a request is open already, to connection requests until `release`. */
  pend(): void
  /** The person accepts the prompt behind `pend`: the site is connected and told by an event. */
  release(): void
  answerWrongly(wrong: Types['wrong']): void
  /** Ends all misbehaviour and accepts prompts again; what hangs keeps hanging. */
  behave(): void

  lock(): void
  unlock(): void
  switchAccount(index: number): void
  switchChain(chainId: Types['chainId']): void
  /** The person removes the site in the wallet. */
  disconnect(options?: { times?: number }): void
  emit(event: string, payload: unknown): void
}
