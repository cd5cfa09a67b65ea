import type { DeviceKeys } from '../keys/deviceKeys.ts'
import type { AuthService } from '../service/AuthService.ts'
import type { EscrowService } from '../service/EscrowService.ts'
import type { KeyStore } from '../store/KeyStore.ts'

export interface Custody {
  readonly auth: AuthService
  /**
   * Absent if the site owner runs no escrow. Visitors then recover only by passphrase, passkey or recovery
   * kit.
   */
  readonly escrow: EscrowService | undefined
  readonly store: KeyStore
  readonly device: DeviceKeys
  readonly deviceId: string
  readonly userId: string
  /**
   * The mailbox as the visitor typed it: a service must not choose the mailbox that can recover a new wallet.
   * Absent after a social login.
   */
  readonly email: string | undefined
}
