import type { WalletClient } from '@portico/pairing/wallet'
import type { EvmSigner } from './createEvmSigner.js'
import type { Keyring } from './createKeyring.js'
import type { StateCell } from './createStateCell.js'
import type { Methods } from './MethodContext.js'

export interface WalletRuntime {
  readonly client: WalletClient
  readonly cell: StateCell
  readonly keyring: Keyring
  readonly signEvm: EvmSigner
  /** Methods of families other than EVM, by namespace. */
  readonly methods: Readonly<Record<string, Methods>>
  readonly approval: 'auto' | 'manual'
  /** Addresses visible on a chain, the active one first. */
  getShown(chain: string): readonly string[]
  /** Ids of the served chains, the current one first. */
  getServed(): readonly string[]
}
