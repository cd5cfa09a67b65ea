import type { DeviceKeys } from '../keys/deviceKeys.ts'
import type { AuthService } from '../service/AuthService.ts'
import type { EscrowService } from '../service/EscrowService.ts'
import type { KeyStore } from '../store/KeyStore.ts'

/** What keeping a wallet takes: the two services, this browser's store, and its keys. */
export interface Custody {
  readonly auth: AuthService
  /** Absent where the owner runs none; people then recover by passphrase or recovery kit alone. */
  readonly escrow: EscrowService | undefined
  readonly store: KeyStore
  readonly device: DeviceKeys
  readonly deviceId: string
  readonly userId: string
  /**
   * As the visitor has typed it: the mailbox that a new wallet can be recovered with is not for a service to choose. None
   * of somebody who came by a provider.
   */
  readonly email: string | undefined
}
