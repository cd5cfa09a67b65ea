import type { EmbeddedWallet } from '@portico/protocol/auth'
import type { Bytes } from '../keys/Bytes.ts'
import type { Accounts } from '../keys/deriveAccounts.ts'

/** A wallet whose root is in memory, after its commitment was checked. */
export interface OpenWallet {
  readonly wallet: EmbeddedWallet
  readonly root: Bytes
  readonly accounts: Accounts
}
