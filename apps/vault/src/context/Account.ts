import type { LoginProvider } from '@portico/protocol/auth'
import type { Addresses } from '../keys/Addresses.ts'

export type WayIn = { readonly email: string } | { readonly provider: LoginProvider }

export interface Account {
  /** Unique to this login. */
  readonly session: string
  readonly email?: string | undefined
  readonly name?: string | undefined
  /** The provider of this login, if it was not by mail. */
  readonly provider?: LoginProvider | undefined
  readonly addresses: Addresses
  /** Smart account addresses of the EVM key, by network. */
  readonly smart?: Readonly<Record<string, `0x${string}`>> | undefined
  readonly hasOwnRecovery: boolean
  readonly isNew: boolean
}
