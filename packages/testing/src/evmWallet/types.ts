import type { Hex } from 'viem'
import type { WalletStorage } from '../controls/createStoredCell.js'
import type { Approval, CommonWalletState, WalletRequest } from '../controls/MockWalletControls.js'

export type MockChain = {
  id: number
  rpcUrl: string
  name?: string
}

export type RpcRequest = WalletRequest

export type RpcTransport = (rpcUrl: string, request: RpcRequest) => Promise<unknown>

/** Well-formed but wrong responses. */
export type WrongAnswers = {
  chainId?: 'hex' | 'upperHex' | 'padded' | 'number' | 'decimal' | 'bigint' | 'caip'
  accounts?: 'empty' | 'null' | 'nullEntry' | 'lowercase' | 'badChecksum' | 'short' | 'duplicates' | 'text'
  signature?: 'otherAccount' | 'short' | 'empty'
  transactionHash?: 'short' | 'constant' | 'null'
  capabilities?: 'text' | 'null' | 'huge' | 'otherChain'
  /** `nested` wraps code 4902 in -32603 as some mobile wallets do. */
  unknownChain?: 'plain' | 'nested'
  /** Switching and adding resolve without effect. */
  switchChain?: 'ignored'
  /** Every response to a prompt is also emitted as events, twice. */
  twice?: boolean
}

/** State that the wallet keeps across reloads, as an extension does; a `pending` prompt is answered with -32002. */
export type WalletState = CommonWalletState & {
  chainId: number
  addedChains: MockChain[]
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
  /** Accounts visible to a connected site: the active one, or all with the active one first. */
  exposes?: 'active' | 'all'
  /** EIP-5792. If false, the three methods answer 4200. */
  batchCalls?: boolean
  /** Flags on the provider object such as `isMetaMask`. */
  flags?: Readonly<Record<string, boolean>>
  /** Initial state if nothing is stored, e.g. `{ connected: true }` or faults. */
  initialState?: Partial<WalletState>
}

export type MockEvmWalletEnvironment = {
  storage?: WalletStorage
  transport?: RpcTransport
}
