import type { LoginProvider } from '@portico/protocol/auth'
import type { Addresses } from '../keys/Addresses.ts'

/** How the visitor proves once more who they are. */
export type WayIn = { readonly email: string } | { readonly provider: LoginProvider }

/** Whose wallet it is. */
export interface Account {
  /** Of this login and no other. */
  readonly session: string
  /** Where it has a mailbox. */
  readonly email?: string | undefined
  /** How the provider calls the person. */
  readonly name?: string | undefined
  /** By which the person came, if not by the mailbox. */
  readonly provider?: LoginProvider | undefined
  readonly addresses: Addresses
  /** Of the smart accounts of its EVM key, by network. */
  readonly smart?: Readonly<Record<string, `0x${string}`>> | undefined
  readonly hasOwnRecovery: boolean
  /** It was made in this login. */
  readonly isNew: boolean
}
