import type { EmbeddedWallet } from '@portico/protocol/auth'
import type { Accounts } from '../families/deriveAccounts.ts'
import { type Bytes, wipe } from '../keys/Bytes.ts'
import type { DeviceKeys } from '../keys/deviceKeys.ts'
import type { AuthService } from '../service/createAuthService.ts'
import type { EscrowService } from '../service/createEscrowService.ts'
import type { KeyStore } from '../store/KeyStore.ts'

export interface Custody {
  readonly auth: AuthService
  /** Without an escrow visitors recover only by passphrase, passkey or recovery kit. */
  readonly escrow: EscrowService | undefined
  readonly store: KeyStore
  readonly device: DeviceKeys
  readonly deviceId: string
  readonly userId: string
  /** As the visitor typed it: a service must not choose the mailbox that can recover a new wallet. */
  readonly email: string | undefined
}

/** A wallet whose root is in memory after its commitment was verified. */
export interface OpenWallet {
  readonly wallet: EmbeddedWallet
  readonly root: Bytes
  readonly accounts: Accounts
}

export const wipeWallet = ({ root, accounts }: Pick<OpenWallet, 'root' | 'accounts'>): void =>
  wipe(root, accounts.evmKey, accounts.solanaKey)
