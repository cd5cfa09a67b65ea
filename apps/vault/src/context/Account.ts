import type { LoginProvider } from '@portico/protocol/auth'
import type { Addresses } from '../keys/Addresses.ts'

/** How the visitor can re-authenticate. */
export type WayIn = { readonly email: string } | { readonly provider: LoginProvider }

export interface Account {
  /** Unique to this login. */
  readonly session: string
  /** Absent without a mailbox. */
  readonly email?: string | undefined
  /** The visitor's display name at the provider. */
  readonly name?: string | undefined
  /** The provider of this login, if it was not by mail. */
  readonly provider?: LoginProvider | undefined
  readonly addresses: Addresses
  /** Smart account addresses of the EVM key, by network. */
  readonly smart?: Readonly<Record<string, `0x${string}`>> | undefined
  readonly hasOwnRecovery: boolean
  /** Whether the wallet was created during this login. */
  readonly isNew: boolean
}
