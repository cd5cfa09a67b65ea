import type { LoginProvider, SocialProvider } from '@portico/protocol/auth'
import type { FamilyAccount } from '../context/FamilyAccount.ts'
import type { Addresses } from '../keys/Addresses.ts'
import type { DeviceKeys } from '../keys/deviceKeys.ts'
import type { WrappedSecret } from '../keys/wrapSecret.ts'
import type { NetworkId } from '../networks/networks.ts'

export interface StoredShare {
  readonly epoch: number
  /** Identifies the write of its epoch: after a backup was restored, an epoch may have been written twice. */
  readonly countersignature: string
  readonly wrapped: WrappedSecret
}

export interface StoredWallet {
  readonly walletId: string
  readonly addresses: Addresses
  /** Until the service is known to have it, its creation may have failed. */
  readonly confirmed: boolean
  readonly hasOwnRecovery: boolean
  /** The share of the current epoch and, during a rotation, of the next. */
  readonly shares: readonly StoredShare[]
}

export interface StoredSession {
  readonly id: string
  readonly userId: string
  readonly email?: string | undefined
  readonly name?: string | undefined
  readonly provider?: LoginProvider | undefined
  readonly refreshToken: WrappedSecret
}

/** A mailed one-time code. It only works with this device's key. */
export interface StoredChallenge {
  readonly id: string
  readonly email: string
  readonly expiresAt: number
}

/** A pending social login, one per tab. It only works with this device's key. */
export interface StoredSocialLogin {
  readonly id: string
  readonly provider: SocialProvider
  readonly expiresAt: number
}

/** Derived accounts by network, available without unlocking. */
export interface StoredAccounts {
  readonly walletId: string
  readonly networks: Readonly<Record<string, readonly FamilyAccount[]>>
}

/** A batch of calls that a site has sent. It is public: the network has it. */
export interface StoredBatch {
  readonly id: string
  /** An origin. */
  readonly site: string
  /** The EOA that sent it, itself or by its smart account. */
  readonly owner: string
  readonly network: NetworkId
  /** The transactions, or the only user operation. */
  readonly hashes: readonly string[]
  readonly isOperation: boolean
  /** Later transactions were refused. */
  readonly isPartial?: boolean
  readonly sentAt: number
}

/** A permission that a site was granted (ERC-7715). Only the site's own account can use it. */
export interface StoredPermission {
  /** An origin. */
  readonly site: string
  readonly owner: string
  readonly network: NetworkId
  /** The signed delegation (ERC-7710). */
  readonly context: `0x${string}`
  /** In Unix seconds. */
  readonly end: number
  /** What the site was told. */
  readonly response: object
}

/** All records in the browser. A share survives sign-out for the next login. */
interface Records {
  readonly device: DeviceKeys
  readonly session: StoredSession
  readonly challenge: StoredChallenge
  readonly social: readonly StoredSocialLogin[]
  readonly farcaster: Omit<StoredSocialLogin, 'provider'>
  readonly accounts: StoredAccounts
  readonly batches: readonly StoredBatch[]
  readonly permissions: readonly StoredPermission[]
  readonly [wallet: `wallet:${string}`]: StoredWallet
}

export type RecordName = keyof Records
export type RecordOf<name extends RecordName> = Records[name]

export type WithLock = <result>(name: string, act: () => Promise<result>) => Promise<result>

export interface KeyStore {
  get<name extends RecordName>(name: name): Promise<RecordOf<name> | undefined>
  set<name extends RecordName>(name: name, record: RecordOf<name>): Promise<void>
  delete(name: RecordName): Promise<void>
}
