import type { Hex } from 'viem'

export type MockChain = {
  id: number
  rpcUrl: string
  name?: string
}

export type RpcRequest = { method: string; params: readonly unknown[] }

export type RpcTransport = (rpcUrl: string, request: RpcRequest) => Promise<unknown>

/** The part of `localStorage` that the wallet needs. */
export type WalletStorage = Pick<Storage, 'getItem' | 'setItem'>

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

/** Answers that are well delivered and wrong. */
export type WrongAnswers = {
  chainId?: 'hex' | 'upperHex' | 'padded' | 'number' | 'decimal' | 'bigint' | 'caip'
  accounts?: 'empty' | 'null' | 'nullEntry' | 'lowercase' | 'badChecksum' | 'short' | 'duplicates' | 'text'
  signature?: 'otherAccount' | 'short' | 'empty'
  transactionHash?: 'short' | 'constant' | 'null'
  capabilities?: 'text' | 'null' | 'huge' | 'otherChain'
  /** `nested` wraps code 4902 in -32603 as some mobile wallets do. */
  unknownChain?: 'plain' | 'nested'
  /** Switching and adding resolve although nothing happens. */
  switchChain?: 'ignored'
  /** Every answer to a prompt is also sent as events, twice. */
  twice?: boolean
}

export type Approval = 'auto' | 'manual'

/** Everything the wallet remembers across reloads, as an extension does. */
export type WalletState = {
  connected: boolean
  locked: boolean
  /** A prompt left open, maybe by the page before the reload: answers -32002 until it is decided. */
  pending: boolean
  approval: Approval
  accountIndex: number
  chainId: number
  addedChains: MockChain[]
  faults: Fault[]
  wrong: WrongAnswers
}

export type MockEvmWalletOptions = {
  name?: string
  rdns?: string
  uuid?: string
  icon?: string
  privateKeys?: readonly [Hex, ...Hex[]]
  chains?: readonly [MockChain, ...MockChain[]]
  approval?: Approval
  /** Accounts shown to a connected site: the active one, or all with the active one first. */
  exposes?: 'active' | 'all'
  /** EIP-5792. Off: the three methods answer 4200. */
  batchCalls?: boolean
  /** Flags on the provider object such as `isMetaMask`. */
  flags?: Readonly<Record<string, boolean>>
  /** State to begin with when nothing is stored, e.g. `{ connected: true }` or faults. */
  initialState?: Partial<WalletState>
}

export type MockEvmWalletEnvironment = {
  storage?: WalletStorage
  transport?: RpcTransport
}
