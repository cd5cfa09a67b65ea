import type { Portico, PorticoOptions } from '@portico/core'

/** How the wallet of the gallery answers whatever it is asked. */
export type WalletBehaviour = 'hangs' | 'rejects' | 'pending' | 'fails' | 'approves' | 'poor'

/** How remote wallets are reached: a code that nobody scans, that comes to nothing, or that never comes. */
export type RemoteBehaviour = 'waits' | 'declines' | 'expires' | 'unsupported' | 'hangs' | 'fails'

/**
 * How a login by e-mail goes on: never answered, refused, with a code just sent, with the wallet's own page, with that gone
 * again, advice, or with a code that was sent before. Of logins by a provider: the window is closed by the visitor, or is not
 * opened by the browser. Of all of them: the wallet's own page does not load.
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

/** How the config service of the gallery answers. */
export type ServiceBehaviour = 'answers' | 'hangs' | 'refuses' | 'empty'

/** How the data service answers: with a little, with very much, with what somebody has made up to do harm, … */
export type DataBehaviour = 'answers' | 'much' | 'hostile' | 'empty' | 'hangs' | 'refuses'

/** One view in one state, reached without a wallet, a chain or a server. */
export interface GalleryState {
  readonly id: string
  readonly title: string
  readonly group: string
  readonly options?: Partial<PorticoOptions>
  readonly wallet?: WalletBehaviour
  readonly service?: ServiceBehaviour
  /** Chain data is there only where this says how it is answered. */
  readonly data?: DataBehaviour
  /** Remote wallets are offered only where this says how they behave. */
  readonly remote?: RemoteBehaviour
  /** An embedded wallet is offered only where this says how its login goes on. */
  readonly login?: LoginBehaviour
  /** Visitors can log in with providers too. */
  readonly socials?: boolean
  /** Seen on a phone, or else in Chrome on a computer, whatever the browser is. */
  readonly phone?: boolean
  /** Which wallets are installed: the usual ones, none, one that serves two chain families, or one of each family. */
  readonly installed?: 'some' | 'none' | 'multichain' | 'families'
  /** Whether the page may store anything; it is forgotten with the page. */
  readonly stores?: boolean
  /** Makes waits that take many seconds pass at once. */
  readonly hurry?: boolean
  setup(portico: Portico): void
}
