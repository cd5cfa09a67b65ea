import type { Language } from '@portico/protocol'
import type { VaultSettings } from '@portico/protocol/auth'
import type { Addresses } from '../keys/Addresses.ts'
import type { EvmTransaction } from '../sign/evm/EvmTransaction.ts'
import type { TypedData } from '../sign/evm/hashTypedData.ts'
import type { UnsavedRecords } from '../store/createMemoryStore.ts'

/** What a visitor has agreed to have signed. */
export type SignRequest =
  | { readonly kind: 'evm-message'; readonly message: Uint8Array }
  | { readonly kind: 'evm-typed-data'; readonly data: TypedData }
  | { readonly kind: 'evm-transaction'; readonly transaction: EvmTransaction }
  | { readonly kind: 'solana-message'; readonly message: Uint8Array }
  | { readonly kind: 'solana-transaction'; readonly transaction: string }

/** Texts as sites expect them: a signature, or a signed transaction with the name that the network gives it. */
export interface Signed {
  /** The signature, or the transaction with it. */
  readonly result: string
  /** The hash of an EVM transaction, the first signature of a Solana one. */
  readonly name?: string
}

export interface Account {
  readonly email: string
  readonly addresses: Addresses
  readonly hasOwnRecovery: boolean
}

/** What is between a right code and an open wallet. */
export type EntryNeed =
  /** Nothing: the wallet is open. */
  | { readonly kind: 'none' }
  /** This device has no share. `methods` are the ways back that the wallet has. */
  | { readonly kind: 'recovery'; readonly methods: readonly ('escrow' | 'passphrase' | 'kit')[] }
  /** A new wallet needs a passphrase first, since nothing else could bring it back. */
  | { readonly kind: 'protection' }

/** What outlives a lock, and with it the worker. Nothing in it opens a wallet. */
export interface KeeperState {
  challenge: { readonly id: string; readonly email: string } | undefined
  /** When a code was right. */
  codeAt: number | undefined
  typedEmail: string | undefined
  emailChange: { readonly id: string; readonly email: string } | undefined
  need: EntryNeed
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

/** The only one who ever holds keys. Lives in a worker; the pages ask, and get signatures. */
export interface Keeper {
  /** Of the mails that are sent from now on; the browser's until it is named. */
  setLanguage(language: Language): Promise<void>
  /** Who is signed in, by what this browser knows and the service confirms. */
  getAccount(): Promise<Account | undefined>
  /** @returns whether a code is on its way; not where this device is signed in with that address already */
  startLogin(email: string): Promise<'code' | 'signed-in'>
  verifyCode(code: string): Promise<EntryNeed>
  getNeed(): Promise<EntryNeed>
  /**
   * Has the owner asked by mail about this device, where the wallet comes back that way.
   * @returns the number that the owner has to type there; none where they have answered before
   */
  askForApproval(): Promise<string | undefined>
  /** Until the owner has approved this device, or has recovered the wallet in another way. */
  waitForEntry(input: undefined, signal: AbortSignal): Promise<void>
  recoverWithPassphrase(passphrase: string): Promise<void>
  recoverWithKit(words: string): Promise<void>
  createProtected(passphrase: string): Promise<void>
  /** Gets ready to sign, while somebody reads what it would be; it opens nothing. */
  prepare(): Promise<void>
  sign(request: SignRequest): Promise<Signed>
  /** A code for what needs a new one: looking at the recovery kit, changing how the wallet comes back. */
  sendFreshCode(): Promise<void>
  verifyFreshCode(code: string): Promise<void>
  listRecoveries(): Promise<readonly ('escrow' | 'passphrase' | 'kit')[]>
  exportKit(): Promise<readonly string[]>
  /** The visitor says that the words are written down. */
  confirmKit(): Promise<void>
  setPassphrase(passphrase: string): Promise<void>
  /** Begins to change the mailbox: a code goes to the present one. */
  startEmailChange(email: string): Promise<void>
  /** The code of the present mailbox; after it one goes to the new mailbox. */
  proveOldEmail(code: string): Promise<void>
  /** The code of the new mailbox, which is the wallet's from then on. */
  finishEmailChange(code: string): Promise<string>
  /** Forgets the root; the next use opens it again. */
  lock(): Promise<void>
  signOut(): Promise<void>
}
