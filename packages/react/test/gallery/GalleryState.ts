import type { Portico, PorticoOptions } from '@portico/core'
import type { SocialProvider } from '@portico/core/adapter'

/** How the gallery's wallet responds to any request. */
export type WalletBehaviour = 'hangs' | 'rejects' | 'pending' | 'fails' | 'approves' | 'poor'

/** How pairing behaves in the gallery: the URI is never scanned, fails, or is never ready. */
export type RemoteBehaviour = 'waits' | 'declines' | 'expires' | 'unsupported' | 'hangs' | 'fails'

/**
 * How an e-mail login continues: never answered, refused, with a code just sent, with the wallet's own page, with
 * that gone again, advice, or with a code sent earlier. Social logins: the visitor closes the window, or the browser
 * blocks it. All: the wallet's own page does not load.
 */
export type LoginBehaviour =
  | 'waits'
  | 'refuses'
  | 'cools'
  | 'asks'
  | 'opens'
  | 'reminds'
  | 'resumes'
  | 'cancels'
  | 'blocks'
  | 'fails'

/** How the gallery's config service responds. */
export type ServiceBehaviour = 'answers' | 'hangs' | 'refuses' | 'empty'

/** How the data service responds: with little data, tokens that people know, very much, hostile data, … */
export type DataBehaviour = 'answers' | 'known' | 'much' | 'hostile' | 'empty' | 'hangs' | 'refuses'

/** One view in one state, without a wallet, chain or server. */
export interface GalleryState {
  readonly id: string
  readonly title: string
  readonly group: string
  readonly options?: Partial<PorticoOptions>
  readonly wallet?: WalletBehaviour
  readonly service?: ServiceBehaviour
  /** Without it there is no chain data. */
  readonly data?: DataBehaviour
  /** Without it there are no remote wallets. */
  readonly remote?: RemoteBehaviour
  /** Without it there is no embedded wallet. */
  readonly login?: LoginBehaviour
  /** Adds social logins. */
  readonly socials?: boolean | readonly SocialProvider[]
  /** Emulates a phone, otherwise Chrome on a computer, whatever the browser is. */
  readonly phone?: boolean
  /** Installed wallets: the usual ones, none, one that serves two families, or one of each family. */
  readonly installed?: 'some' | 'none' | 'multichain' | 'families'
  /** Whether the page may store anything; it is lost with the page. */
  readonly stores?: boolean
  /** Skips waits of many seconds. */
  readonly hurry?: boolean
  setup(portico: Portico): void
}
