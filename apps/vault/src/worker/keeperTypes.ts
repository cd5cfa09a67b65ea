import type { Language } from '@portico/protocol'
import type {
  AddPasskey,
  ReadWayIn,
  RecoveryMethod,
  VaultSettings,
  WalletDevice,
} from '@portico/protocol/auth'
import type { Bytes } from '../keys/Bytes.ts'
import type { UnsavedRecords } from '../store/createBrowserStore.ts'

export type KnownDevice = Pick<WalletDevice, 'id' | 'label' | 'usedAt' | 'current'>

export type PasskeyMethod = Extract<RecoveryMethod, { readonly kind: 'passkey' }>

export interface KnownPasskey extends Pick<PasskeyMethod, 'label' | 'addedAt'> {
  readonly id: string
}

export interface PasskeyQuestion {
  readonly challenge: string
  readonly walletId: string
  readonly salt: Bytes
  readonly credentialIds: readonly string[]
  readonly user: { readonly id: string; readonly name: string }
}

export interface MadePasskey {
  readonly made: AddPasskey
  readonly secret: Bytes
  readonly walletId: string
}

export type WayBack = RecoveryMethod['kind']

/** The step between a verified login and an open wallet. */
export type EntryNeed =
  | { readonly kind: 'none' }
  /** This device has no share. `methods` are the wallet's recovery methods. */
  | { readonly kind: 'recovery'; readonly methods: readonly WayBack[] }
  /** A new wallet needs a passphrase first, because nothing else could recover it. */
  | { readonly kind: 'protection' }

export interface AskedOwner {
  /** The number to type on the escrow's page; absent if the owner has already answered. */
  readonly number: string | undefined
  readonly since: number
  /** How long the device must wait after the approval, depending on the wallet's value. */
  readonly wait: number
  /** Whether this browser keeps no data and will be a new device next time. */
  readonly forgets: boolean
}

/** State that survives a lock and its worker. None of it can open a wallet. */
export interface KeeperState {
  challenge: { readonly id: string; readonly email: string } | undefined
  /** When a one-time code or a recovery method was last verified. */
  codeAt: number | undefined
  loginAt: number | undefined
  typedEmail: string | undefined
  emailChange: { readonly id: string; readonly email: string; readonly isFirst: boolean } | undefined
  need: EntryNeed
  isNew: boolean
  approval: { readonly id: string; readonly expiresAt: number } | undefined
  language: Language | undefined
}

export interface KeeperLegacy {
  readonly state: KeeperState
  /** For browsers without storage: non-extractable keys and data encrypted with them. */
  readonly unsaved: UnsavedRecords
}

export interface KeeperStart {
  readonly settings: VaultSettings
  /** The origin of the embedding page, as reported by the browser. */
  readonly site: string
  readonly label: string
  readonly legacy?: KeeperLegacy
}

export interface EmailChangeRequest {
  readonly session: string
  readonly email: string
}

export interface BroughtLogin {
  readonly uri: string
  readonly ticket: string
}

/** The same for a login that was started to add a way in. */
export type BroughtWay = Readonly<ReadWayIn>
