import type { EmbeddedWallet } from '@portico/protocol/auth'
import type { Accounts } from '../families/deriveAccounts.ts'
import type { Bytes } from '../keys/Bytes.ts'

/** A wallet whose root is in memory after its commitment was verified. */
export interface OpenWallet {
  readonly wallet: EmbeddedWallet
  readonly root: Bytes
  readonly accounts: Accounts
}
