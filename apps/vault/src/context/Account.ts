import type { LoginProvider } from '@portico/protocol/auth'
import type { Addresses } from '../keys/Addresses.ts'

export type WayIn = { readonly email: string } | { readonly provider: LoginProvider }

export interface Account {
  readonly session: string
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly provider?: LoginProvider | undefined
  readonly addresses: Addresses
  readonly smart?: Readonly<Record<string, `0x${string}`>> | undefined
  readonly hasOwnRecovery: boolean
  readonly isNew: boolean
}
