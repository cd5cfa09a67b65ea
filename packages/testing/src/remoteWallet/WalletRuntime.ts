import type { WalletClient } from '@portico/pairing/wallet'
import type { EvmSigner } from './createEvmSigner.js'
import type { Keyring } from './createKeyring.js'
import type { StateCell } from './createStateCell.js'
import type { Methods } from './MethodContext.js'

/** What the parts of one remote wallet share. */
export interface WalletRuntime {
  readonly client: WalletClient
  readonly cell: StateCell
  readonly keyring: Keyring
  readonly signEvm: EvmSigner
  /** What it does for families other than the EVM, by namespace. */
  readonly methods: Readonly<Record<string, Methods>>
  readonly approval: 'auto' | 'manual'
  /** Addresses that sites see on a chain, the active one first. */
  getShown(chain: string): readonly string[]
  /** Ids of the chains that the wallet serves, the one it is on first. */
  getServed(): readonly string[]
}
