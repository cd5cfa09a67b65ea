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
import type { Approved } from '../approve/Approved.ts'
import type { Account } from '../context/Account.ts'
import type { FamilyAccount } from '../context/FamilyAccount.ts'
import type { PasskeyProof } from '../custody/recoverWallet.ts'
import type { KnownGrant } from '../families/KnownGrant.ts'
import type { CallRequest, PreparedCall } from '../families/LaterFamily.ts'
import type { Signed, SignRequest } from '../families/SignRequest.ts'
import type { PreparedSmart, SentSmart, SmartCallRequest, SmartRead } from '../families/SmartRequest.ts'
import type { Bytes } from '../keys/Bytes.ts'
import type { NetworkId } from '../networks/networks.ts'
import type { UnsavedRecords } from '../store/createMemoryStore.ts'

/** A device as people know it. */
export interface KnownDevice {
  readonly id: string
  /** Its browser and system. */
  readonly label: string
  /** In seconds since 1970. */
  readonly usedAt: number
  readonly current: boolean
}

/** What a browser is to ask a passkey. */
export interface PasskeyQuestion {
  readonly challenge: string
  readonly walletId: string
  /** What it computes the secret of. */
  readonly salt: Bytes
  /** Those of the wallet. */
  readonly credentialIds: readonly string[]
  readonly user: { readonly id: string; readonly name: string }
}

/** A passkey that was just made, and what it has computed. */
export interface MadePasskey {
  readonly made: AddPasskey
  readonly secret: Bytes
  readonly walletId: string
}

/** A passkey as people know it. */
export interface KnownPasskey {
  readonly id: string
  /** Browser and system that it was made with. */
  readonly label: string
  /** In seconds since 1970. */
  readonly addedAt: number
}

/** A key that its owner can take along. */
export interface KnownKey {
  readonly family: string
  readonly name: string
  readonly address: string
}

/** A way back to a wallet. */
export type WayBack = RecoveryMethod['kind']

/** What is between a right code and an open wallet. */
export type EntryNeed =
  /** Nothing: the wallet is open. */
  | { readonly kind: 'none' }
  /** This device has no share. `methods` are the ways back that the wallet has. */
  | { readonly kind: 'recovery'; readonly methods: readonly WayBack[] }
  /** A new wallet needs a passphrase first, since nothing else could bring it back. */
  | { readonly kind: 'protection' }

/** What is to be said while the owner is asked about this device by mail. Times are in seconds. */
export interface AskedOwner {
  /** What they type on the escrow's page; not where they have answered before. */
  readonly number: string | undefined
  /** Since when the escrow knows the wallet. */
  readonly since: number
  /** How long the device waits then, by what is in the wallet. */
  readonly wait: number
  /** Whether this browser keeps nothing, and will be another device next time. */
  readonly forgets: boolean
}

/** What outlives a lock, and with it the worker. Nothing in it opens a wallet. */
export interface KeeperState {
  challenge: { readonly id: string; readonly email: string } | undefined
  /** When a code, the passphrase or the words were right. */
  codeAt: number | undefined
  /** When a provider has let somebody in. */
  loginAt: number | undefined
  typedEmail: string | undefined
  emailChange: { readonly id: string; readonly email: string; readonly isFirst: boolean } | undefined
  need: EntryNeed
  /** The wallet was made in this login. */
  isNew: boolean
  /** What the owner was asked by mail, and until when they can answer. */
  approval: { readonly id: string; readonly expiresAt: number } | undefined
  language: Language | undefined
}

/** What one worker leaves to the next. */
export interface KeeperLegacy {
  readonly state: KeeperState
  /** Of a browser that keeps nothing: keys that cannot be exported, and what is encrypted with them. */
  readonly unsaved: UnsavedRecords
}

/** What a worker is started with. */
export interface KeeperStart {
  readonly settings: VaultSettings
  /** The page around the vault, by the browser's word. */
  readonly site: string
  /** How people recognise this device. */
  readonly label: string
  readonly legacy?: KeeperLegacy
}

/** Another mailbox, as its owner has agreed to it. */
export interface EmailChangeRequest {
  /** The login under which it was asked. */
  readonly session: string
  readonly email: string
}

/** A login by a provider from which somebody is back. */
export interface BroughtLogin {
  /** What `startSocial` has given. */
  readonly uri: string
  /** What the browser has brought back. */
  readonly ticket: string
}

/** A login that adds a way in, and where it leads: the window of a provider goes there, or the app of Farcaster opens it. */
export interface StartedWay {
  readonly attemptId: string
  readonly uri: string
}

/** Such a login from which somebody is back. */
export interface BroughtWay extends Pick<StartedWay, 'attemptId'>, Pick<BroughtLogin, 'ticket'> {}

/** The only one who ever holds keys. Lives in a worker; the pages ask, and get signatures. */
export interface Keeper {
  /** Of the mails that are sent from now on; the browser's until it is named. */
  setLanguage(language: Language): Promise<void>
  /** Who is signed in, by what this browser knows and the service confirms. */
  getAccount(): Promise<Account | undefined>
  /** @returns whether a code is on its way; not where this device is signed in with that address already */
  startLogin(email: string): Promise<'code' | 'signed-in'>
  verifyCode(code: string): Promise<EntryNeed>
  /** @returns where to send the person, in a window; or the page itself, which comes back to `returnTo` */
  startSocial(request: { readonly provider: SocialProvider; readonly returnTo?: string }): Promise<string>
  /** Throws once the login has failed; that it has not, the ticket says that comes with the person. */
  watchSocial(uri: string, signal: AbortSignal): Promise<never>
  finishSocial(login: BroughtLogin, signal: AbortSignal): Promise<EntryNeed>
  /** Begins a login by Farcaster; the one before is over. @returns what its app opens, as a code or a link */
  startFarcaster(): Promise<string>
  /** Until the person has agreed in the app, and is signed in. */
  watchFarcaster(input: undefined, signal: AbortSignal): Promise<void>
  /** Opens the wallet of whoever has just come that way. */
  enterByFarcaster(): Promise<EntryNeed>
  /** Where the code was sent that can be typed now, also before this page was loaded. */
  getCodeEmail(): Promise<string | undefined>
  getNeed(): Promise<EntryNeed>
  /** Has the owner asked by mail about this device, where the wallet comes back that way. */
  askForApproval(): Promise<AskedOwner | undefined>
  /** Until the owner has approved this device, or has recovered the wallet in another way. */
  waitForEntry(input: undefined, signal: AbortSignal): Promise<void>
  recoverWithPassphrase(passphrase: string): Promise<void>
  recoverWithKit(words: string): Promise<void>
  recoverWithPasskey(proof: PasskeyProof): Promise<void>
  createProtected(passphrase: string): Promise<void>
  /** Gets ready to sign, while somebody reads what it would be; it opens nothing. */
  prepare(): Promise<void>
  /** Completes and describes what the smart account of a network is asked for; nothing is signed. */
  prepareSmart(
    request: { readonly network: NetworkId; readonly call: SmartCallRequest },
    signal: AbortSignal,
  ): Promise<PreparedSmart>
  /** Hands a signed operation to the bundler. @returns what sites get of it */
  sendSmart(sent: SentSmart, signal: AbortSignal): Promise<string>
  /** Reads about smart accounts and their operations. */
  readSmart(read: SmartRead, signal: AbortSignal): Promise<unknown>
  /** What sites may still spend from the smart account of a network without asking. */
  listGrants(network: NetworkId, signal: AbortSignal): Promise<readonly KnownGrant[]>
  /** The accounts on a network of a family whose code comes later; the wallet is opened the first time. */
  listAccounts(network: NetworkId): Promise<readonly FamilyAccount[]>
  /** Completes and describes a call of such a family; nothing is signed. */
  prepareCall(request: CallRequest, signal: AbortSignal): Promise<PreparedCall>
  /** Sends what was signed, where it is to be sent. @returns what the site gets */
  completeCall(
    request: CallRequest & { readonly signed: readonly Signed[] },
    signal: AbortSignal,
  ): Promise<unknown>
  /** Only what was approved, by the account that was shown, in the login in which it was: the worker checks that itself. */
  sign(request: Approved<SignRequest>): Promise<readonly Signed[]>
  /** A code for what needs a new one: looking at the recovery kit, changing how the wallet comes back. */
  sendFreshCode(): Promise<void>
  verifyFreshCode(code: string): Promise<void>
  /** Whether no new proof is asked for now. */
  isProven(): Promise<boolean>
  /** The same for whoever has no mailbox: what brings the wallet back; before there is any, once more to the provider. */
  verifyOwnPassphrase(passphrase: string): Promise<void>
  verifyOwnKit(words: string): Promise<void>
  verifyOwnPasskey(proof: PasskeyProof): Promise<void>
  startFreshSocial(): Promise<string>
  verifyFreshSocial(login: BroughtLogin, signal: AbortSignal): Promise<void>
  /** With `startFarcaster` before it. */
  verifyFreshFarcaster(input: undefined, signal: AbortSignal): Promise<void>
  /** What a passkey is asked with, in the window: to be added, or to open the wallet. */
  startPasskey(purpose: StartPasskey['purpose']): Promise<PasskeyQuestion>
  listPasskeys(): Promise<readonly KnownPasskey[]>
  addPasskey(made: MadePasskey): Promise<void>
  removePasskey(id: string): Promise<void>
  listRecoveries(): Promise<readonly WayBack[]>
  exportKit(): Promise<readonly string[]>
  listKeys(): Promise<readonly KnownKey[]>
  /** The private key of a family, as other wallets take it. */
  exportKey(family: string): Promise<string>
  /** The visitor says that the words are written down. */
  confirmKit(): Promise<void>
  setPassphrase(passphrase: string): Promise<void>
  /** Those that hold a share of the wallet, this one included. */
  listDevices(): Promise<readonly KnownDevice[]>
  /** Takes the wallet from another device. */
  removeDevice(id: string): Promise<void>
  /** Signs out, and leaves nothing in this browser: neither share nor keys of the device. */
  forgetDevice(): Promise<void>
  /** What leads into the account, and what can be added. */
  listWaysIn(): Promise<WaysInAnswer>
  /** Begins a login that adds a way in, and lets nobody in. */
  startWayIn(provider: SocialProvider): Promise<StartedWay>
  /** The same by Farcaster; the one before is over. */
  startFarcasterWay(): Promise<StartedWay>
  /** Once the person has agreed in the app. */
  awaitFarcasterWay(attemptId: string, signal: AbortSignal): Promise<BroughtWay>
  /** Who has come to the end of such a login, to be seen before it is added. */
  readWayIn(login: BroughtWay): Promise<AccountWayIn>
  /** Adds who somebody is at a provider, after a login there that was begun for it. */
  addWayIn(login: BroughtWay): Promise<void>
  removeWayIn(provider: LoginProvider): Promise<void>
  /** Begins to change the mailbox. @returns where the code went: to the present one, or to the first that there is */
  startEmailChange(request: Approved<EmailChangeRequest>): Promise<'old' | 'new'>
  /** The code of the present mailbox; after it one goes to the new mailbox. */
  proveOldEmail(code: string): Promise<void>
  /** The code of the new mailbox, which is the wallet's from then on. Refused where the wallet had none before. */
  finishEmailChange(code: string): Promise<string>
  /** The same for a first mailbox: for the vault's window alone, since no code of an earlier one guards it. */
  addFirstEmail(code: string): Promise<string>
  /** Forgets the root; the next use opens it again. */
  lock(): Promise<void>
  signOut(): Promise<void>
}
