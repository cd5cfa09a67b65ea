import type { en } from './en.js'
import type { enAccount } from './later/enAccount.js'
import type { enActivity } from './later/enActivity.js'
import type { enBuy } from './later/enBuy.js'
import type { enConnecting } from './later/enConnecting.js'
import type { enDoctor } from './later/enDoctor.js'
import type { enDownloads } from './later/enDownloads.js'
import type { enEmail } from './later/enEmail.js'
import type { enGetWallet } from './later/enGetWallet.js'
import type { enHelp } from './later/enHelp.js'
import type { enHoldings } from './later/enHoldings.js'
import type { enNames } from './later/enNames.js'
import type { enNetworks } from './later/enNetworks.js'
import type { enNfts } from './later/enNfts.js'
import type { enNotDetected } from './later/enNotDetected.js'
import type { enPairing } from './later/enPairing.js'
import type { enPay } from './later/enPay.js'
import type { enProfile } from './later/enProfile.js'
import type { enReceive } from './later/enReceive.js'
import type { enSend } from './later/enSend.js'
import type { enSignIn } from './later/enSignIn.js'
import type { enSmartSessions } from './later/enSmartSessions.js'
import type { enSocial } from './later/enSocial.js'
import type { enSwap } from './later/enSwap.js'
import type { enSwitching } from './later/enSwitching.js'
import type { enWatching } from './later/enWatching.js'

/** A text with `{count}` in it: one for all numbers, or one for each form that the language's plural rules know. */
export type CountText =
  | string
  | ({ readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string })

type Widen<T> = {
  readonly [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends { readonly other: string }
      ? CountText
      : Widen<T[Key]>
}

/** Every visible text. English sets the shape; a language that lacks a key does not compile. */
export type Messages = FirstMessages & LaterMessages

/** What comes with the modal in English. */
export type FirstMessages = Widen<typeof en> & {
  /** What went wrong, by the code of the error. English has it in the catalogue of errors. */
  readonly errors?: Readonly<Record<string, string>>
  /** Names of chain families that a language does not leave as they are, by the English name. */
  readonly familyNames?: Readonly<Record<string, string>>
}

/** What comes in English with the views that say it. */
export interface LaterMessages {
  readonly account: Widen<typeof enAccount>
  readonly activity: Widen<typeof enActivity>
  readonly buy: Widen<typeof enBuy>
  readonly connecting: Widen<typeof enConnecting>
  readonly doctor: Widen<typeof enDoctor>
  readonly downloads: Widen<typeof enDownloads>
  readonly email: Widen<typeof enEmail>
  readonly getWallet: Widen<typeof enGetWallet>
  readonly help: Widen<typeof enHelp>
  readonly holdings: Widen<typeof enHoldings>
  readonly names: Widen<typeof enNames>
  readonly networks: Widen<typeof enNetworks>
  readonly nfts: Widen<typeof enNfts>
  readonly notDetected: Widen<typeof enNotDetected>
  readonly pairing: Widen<typeof enPairing>
  readonly pay: Widen<typeof enPay>
  readonly profile: Widen<typeof enProfile>
  readonly receive: Widen<typeof enReceive>
  readonly send: Widen<typeof enSend>
  readonly signIn: Widen<typeof enSignIn>
  readonly smartSessions: Widen<typeof enSmartSessions>
  readonly social: Widen<typeof enSocial>
  readonly swap: Widen<typeof enSwap>
  readonly switching: Widen<typeof enSwitching>
  readonly watching: Widen<typeof enWatching>
}

export type ButtonMessages = Messages['buttons']
