import type { Language } from '@portico/protocol'
import type {
  AccountWayIn,
  AddPasskey,
  LoginProvider,
  RecoveryMethod,
  SocialProvider,
  StartPasskey,
  VaultSettings,
  WaysInAnswer,
} from '@portico/protocol/auth'
import type { Approved } from '../approve/Approval.ts'
import type { Account } from '../context/Account.ts'
import type { FamilyAccount } from '../context/FamilyAccount.ts'
import type { PasskeyProof } from '../custody/recoverWallet.ts'
import type { EvmRead } from '../families/evm/calls/readEvm.ts'
import type { KnownGrant } from '../families/evm/grants/listGrants.ts'
import type { SigningKeeper } from '../families/signCall.ts'
import type { Bytes } from '../keys/Bytes.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { UnsavedRecords } from '../store/createBrowserStore.ts'

export interface KnownDevice {
  readonly id: string
  /** Browser and system. */
  readonly label: string
  /** Unix seconds. */
  readonly usedAt: number
  readonly current: boolean
}

export interface PasskeyQuestion {
  readonly challenge: string
  readonly walletId: string
  /** The PRF input. */
  readonly salt: Bytes
  readonly credentialIds: readonly string[]
  readonly user: { readonly id: string; readonly name: string }
}

/** A new passkey and its PRF output. */
export interface MadePasskey {
  readonly made: AddPasskey
  readonly secret: Bytes
  readonly walletId: string
}

export interface KnownPasskey {
  readonly id: string
  /** Browser and system that created it. */
  readonly label: string
  readonly addedAt: number
}

export interface KnownKey {
  readonly family: string
  readonly name: string
  readonly address: string
}

export type WayBack = RecoveryMethod['kind']

/** The step between a verified login and an open wallet. */
export type EntryNeed =
  | { readonly kind: 'none' }
  /** This device has no share. `methods` are the wallet's recovery methods. */
  | { readonly kind: 'recovery'; readonly methods: readonly WayBack[] }
  /** A new wallet needs a passphrase first, because nothing else could recover it. */
  | { readonly kind: 'protection' }

/** Details shown while the owner is asked by mail to approve this device. Times are in seconds. */
export interface AskedOwner {
  /** The number to type on the escrow's page; absent if the owner has already answered. */
  readonly number: string | undefined
  /** When the escrow first knew the wallet. */
  readonly since: number
  /** How long the device must wait after the approval, depending on the wallet's value. */
  readonly wait: number
  /** Whether this browser keeps no data and will be a new device next time. */
  readonly forgets: boolean
}

/** State that survives a lock and its worker. None of it can open a wallet. */
export interface KeeperState {
  challenge: { readonly id: string; readonly email: string } | undefined
  /** When a one-time code, the passphrase or the recovery kit was last verified. */
  codeAt: number | undefined
  /** When the last social login succeeded. */
  loginAt: number | undefined
  typedEmail: string | undefined
  emailChange: { readonly id: string; readonly email: string; readonly isFirst: boolean } | undefined
  need: EntryNeed
  isNew: boolean
  /** The pending approval by mail and its expiry. */
  approval: { readonly id: string; readonly expiresAt: number } | undefined
  language: Language | undefined
}

/** State that one worker hands over to the next. */
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
  /** The login under which the request was made. */
  readonly session: string
  readonly email: string
}

/** A social login from which the visitor has returned. */
export interface BroughtLogin {
  readonly uri: string
  readonly ticket: string
}

/** A login that adds a way in. `uri` opens in the provider's window or the Farcaster app. */
export interface StartedWay {
  readonly attemptId: string
  readonly uri: string
}

/** Such a login from which the visitor has returned. */
export interface BroughtWay extends Pick<StartedWay, 'attemptId'>, Pick<BroughtLogin, 'ticket'> {}

/** Logs in by mail, by a social provider or by Farcaster. */
export interface LoginKeeper {
  /** @returns whether a code was sent; not if this device is already signed in with that address */
  startLogin(email: string): Promise<'code' | 'signed-in'>
  verifyCode(code: string): Promise<EntryNeed>
  /** The recipient of the current one-time code, even if it was sent before this page loaded. */
  getCodeEmail(): Promise<string | undefined>
  /** @returns the URI for a window, or for the page itself, which then returns to `returnTo` */
  startSocial(request: { readonly provider: SocialProvider; readonly returnTo?: string }): Promise<string>
  /** Throws once the login has failed. Success is only proven by the ticket. */
  watchSocial(uri: string, signal: AbortSignal): Promise<never>
  finishSocial(login: BroughtLogin, signal: AbortSignal): Promise<EntryNeed>
  /** Starts a Farcaster login and cancels the previous one. @returns the URI for the app */
  startFarcaster(): Promise<string>
  /** Resolves when the visitor has approved in the app and is signed in. */
  watchFarcaster(input: undefined, signal: AbortSignal): Promise<void>
  /** Opens the wallet after `watchFarcaster`. */
  enterByFarcaster(): Promise<EntryNeed>
}

/** Opens the wallet after a login on a device that has no share, or makes a protected one. */
export interface EntryKeeper {
  getNeed(): Promise<EntryNeed>
  /** Asks the owner by mail to approve this device, if the wallet has mail recovery. */
  askForApproval(): Promise<AskedOwner | undefined>
  waitForEntry(input: undefined, signal: AbortSignal): Promise<void>
  recoverWithPassphrase(passphrase: string): Promise<void>
  recoverWithKit(words: string): Promise<void>
  recoverWithPasskey(proof: PasskeyProof): Promise<void>
  createProtected(passphrase: string): Promise<void>
}

/** Re-authentication before recovery, keys or logins are shown or changed. */
export interface ProofKeeper {
  /** Sends a code for actions that need re-authentication, such as showing the recovery kit or changing recovery. */
  sendFreshCode(): Promise<void>
  verifyFreshCode(code: string): Promise<void>
  isProven(): Promise<boolean>
  /** For visitors without a mailbox: a recovery method, or the social provider if there is none yet. */
  verifyOwnPassphrase(passphrase: string): Promise<void>
  verifyOwnKit(words: string): Promise<void>
  verifyOwnPasskey(proof: PasskeyProof): Promise<void>
  startFreshSocial(): Promise<string>
  verifyFreshSocial(login: BroughtLogin, signal: AbortSignal): Promise<void>
  /** Requires `startFarcaster` first. */
  verifyFreshFarcaster(input: undefined, signal: AbortSignal): Promise<void>
}

/** Ways to recover the wallet, and the keys in the formats of other wallets. */
export interface RecoveryKeeper {
  /** The WebAuthn request for the window: to add a passkey, or to open the wallet. */
  startPasskey(purpose: StartPasskey['purpose']): Promise<PasskeyQuestion>
  listPasskeys(): Promise<readonly KnownPasskey[]>
  addPasskey(made: MadePasskey): Promise<void>
  removePasskey(id: string): Promise<void>
  listRecoveries(): Promise<readonly WayBack[]>
  exportKit(): Promise<readonly string[]>
  confirmKit(): Promise<void>
  setPassphrase(passphrase: string): Promise<void>
  listKeys(): Promise<readonly KnownKey[]>
  /** The private key in the format of other wallets. */
  exportKey(family: string): Promise<string>
}

/** Devices with a share. */
export interface DeviceKeeper {
  /** Devices with a share, including this one. */
  listDevices(): Promise<readonly KnownDevice[]>
  removeDevice(id: string): Promise<void>
  /** Signs out and deletes the share and the device keys from this browser. */
  forgetDevice(): Promise<void>
}

/** The logins that open the account. */
export interface WaysInKeeper {
  /** The account's ways in, and the providers that can be added. */
  listWaysIn(): Promise<WaysInAnswer>
  /** Starts a login that adds a way in without signing in. */
  startWayIn(provider: SocialProvider): Promise<StartedWay>
  /** The same for Farcaster; cancels the previous one. */
  startFarcasterWay(): Promise<StartedWay>
  awaitFarcasterWay(attemptId: string, signal: AbortSignal): Promise<BroughtWay>
  /** The account at the provider, to be shown before it is added. */
  readWayIn(login: BroughtWay): Promise<AccountWayIn>
  /** Adds the account of a login that was started for this purpose. */
  addWayIn(login: BroughtWay): Promise<void>
  removeWayIn(provider: LoginProvider): Promise<void>
}

/** Changes the mailbox. */
export interface EmailKeeper {
  /** Starts a change of mailbox. @returns whether the code went to the old or, for a first mailbox, the new address */
  startEmailChange(request: Approved<EmailChangeRequest>): Promise<'old' | 'new'>
  /** Verifies the old mailbox and sends a code to the new one. */
  proveOldEmail(code: string): Promise<void>
  /** Verifies the new mailbox and completes the change. Refused for a first mailbox. */
  finishEmailChange(code: string): Promise<string>
  /** The same for a first mailbox. Only the vault's window may call it, because no earlier mailbox guards it. */
  addFirstEmail(code: string): Promise<string>
}

/** Accounts, and the calls of sites. */
export interface AccountKeeper extends SigningKeeper {
  /** Accounts on a network. For some families the first call opens the wallet. */
  listAccounts(network: NetworkId): Promise<readonly FamilyAccount[]>
  /** Capabilities, batches and the bundler. */
  readEvm(read: EvmRead, signal: AbortSignal): Promise<unknown>
  listGrants(network: NetworkId, signal: AbortSignal): Promise<readonly KnownGrant[]>
}

/** The only holder of keys. It runs in a worker; the pages request signatures. */
export interface Keeper
  extends LoginKeeper,
    EntryKeeper,
    AccountKeeper,
    ProofKeeper,
    RecoveryKeeper,
    DeviceKeeper,
    WaysInKeeper,
    EmailKeeper {
  /** The language of mails. Defaults to the browser's. */
  setLanguage(language: Language): Promise<void>
  /** The signed-in account, known to this browser and confirmed by the service. */
  getAccount(): Promise<Account | undefined>
  /** Loads the signing code while the visitor reads the request; does not open the wallet. */
  prepare(): Promise<void>
  /** Wipes the root; the next use opens it again. */
  lock(): Promise<void>
  signOut(): Promise<void>
}
