import type { LoginProvider, SocialProvider } from '@portico/protocol/auth'
import type { FamilyAccount } from '../context/FamilyAccount.ts'
import type { Addresses } from '../keys/Addresses.ts'
import type { DeviceKeys } from '../keys/deviceKeys.ts'
import type { WrappedSecret } from '../keys/wrapSecret.ts'

/** A device share of one epoch. */
export interface StoredShare {
  readonly epoch: number
  /**
   * No two are alike, so it says for which writing of the epoch the share is: where an older backup of the service was
   * restored, there may be two.
   */
  readonly countersignature: string
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
  /** Of this login and no other. */
  readonly id: string
  readonly userId: string
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly provider?: LoginProvider | undefined
  readonly refreshToken: WrappedSecret
}

/** A code that was mailed. It counts with this device's key alone, so nobody gains by reading it. */
export interface StoredChallenge {
  readonly id: string
  readonly email: string
  readonly expiresAt: number
}

/** A login by a provider that is under way, one of as many as there are tabs. It counts with this device's key alone, too. */
export interface StoredSocialLogin {
  readonly id: string
  readonly provider: SocialProvider
  readonly expiresAt: number
}

/** A login by Farcaster that is under way, the latest. */
export type StoredFarcasterLogin = Omit<StoredSocialLogin, 'provider'>

/** Accounts that were derived before, by network: nothing has to be opened to name them. */
export interface StoredAccounts {
  readonly walletId: string
  readonly networks: Readonly<Record<string, readonly FamilyAccount[]>>
}

/** All that the vault keeps in a browser; a share stays when its owner signs out, for the next time. */
export type RecordName =
  | 'device'
  | 'session'
  | 'challenge'
  | 'social'
  | 'farcaster'
  | 'accounts'
  | `wallet:${string}`

export type RecordOf<name extends RecordName> = name extends 'device'
  ? DeviceKeys
  : name extends 'session'
    ? StoredSession
    : name extends 'challenge'
      ? StoredChallenge
      : name extends 'social'
        ? readonly StoredSocialLogin[]
        : name extends 'farcaster'
          ? StoredFarcasterLogin
          : name extends 'accounts'
            ? StoredAccounts
            : StoredWallet

export interface KeyStore {
  get<name extends RecordName>(name: name): Promise<RecordOf<name> | undefined>
  set<name extends RecordName>(name: name, record: RecordOf<name>): Promise<void>
  delete(name: RecordName): Promise<void>
}
