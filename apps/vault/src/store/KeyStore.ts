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
  readonly walletId: string
  readonly addresses: Addresses
  /** Whether the service is known to have this wallet; until then creating it may have failed. */
  readonly confirmed: boolean
  /** Whether the visitor can bring it back without the mailbox: by a passphrase, or by the words. */
  readonly hasOwnRecovery: boolean
  /** Of the current epoch, and while a new one is being written also of that. */
  readonly shares: readonly StoredShare[]
}

export interface StoredSession {
  readonly userId: string
  readonly email: string
  readonly refreshToken: WrappedSecret
}

/** All that the vault keeps in a browser; a share stays when its owner signs out, for the next time. */
export type RecordName = 'device' | 'session' | `wallet:${string}`

export type RecordOf<name extends RecordName> = name extends 'device'
  ? DeviceKeys
  : name extends 'session'
    ? StoredSession
    : StoredWallet

export interface KeyStore {
  get<name extends RecordName>(name: name): Promise<RecordOf<name> | undefined>
  set<name extends RecordName>(name: name, record: RecordOf<name>): Promise<void>
  delete(name: RecordName): Promise<void>
}
