import type { Addresses } from '../keys/Addresses.ts'
import type { DeviceKeys } from '../keys/deviceKeys.ts'
import type { WrappedSecret } from '../keys/wrapSecret.ts'

/** A device share of one epoch, with what it must give together with the service's. */
export interface StoredShare {
  readonly epoch: number
  readonly commitment: string
  readonly wrapped: WrappedSecret
}

export interface StoredWallet {
  readonly userId: string
  readonly walletId: string
  readonly addresses: Addresses
  /** Whether the service is known to have this wallet; until then it may have come to nothing. */
  readonly confirmed: boolean
  /** Of the current epoch, and while a new one is being written also of that. */
  readonly shares: readonly StoredShare[]
}

export interface StoredSession {
  readonly userId: string
  readonly email: string
  readonly refreshToken: WrappedSecret
}

/** All that the vault keeps in a browser. */
export interface StoredRecords {
  device: DeviceKeys
  session: StoredSession
  wallet: StoredWallet
}

export interface KeyStore {
  get<name extends keyof StoredRecords>(name: name): Promise<StoredRecords[name] | undefined>
  set<name extends keyof StoredRecords>(name: name, record: StoredRecords[name]): Promise<void>
  delete(name: keyof StoredRecords): Promise<void>
}
