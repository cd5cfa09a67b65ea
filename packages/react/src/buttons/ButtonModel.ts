import type { ChainNamespace, ResolvedOptions } from '@portico/core'
import type { ButtonMessages } from '../locales/Messages.js'
import type { Marks } from '../marks/createLazyMarks.js'

/** What owners may set on a button, as attributes or props. */
export interface ButtonSettings {
  /** The words of the way to connect. @default "Connect Wallet", in the language of the dialog */
  readonly label?: string | undefined
  /** Its words while a wallet is asked. @default "Connecting…", in the language of the dialog */
  readonly loadingLabel?: string | undefined
  /** Whether the balance stands beside the account. @default `'show'` */
  readonly balance?: 'show' | 'hide' | undefined
  /** How much of an address is shown, at its beginning. @default `4` */
  readonly charsStart?: number | undefined
  /** The same at its end. @default `6` */
  readonly charsEnd?: number | undefined
  /** The chain family that it is about. @default the active one */
  readonly namespace?: ChainNamespace | undefined
}

/** What a model is made of beside the state. */
export interface ButtonContext {
  readonly options: ResolvedOptions
  readonly messages: ButtonMessages
  /** Once a button has missed one. */
  readonly marks?: Marks | undefined
  /** Addresses of pictures that did not come. */
  readonly broken?: readonly string[] | undefined
}

/**
 * `restoring` shows the account of the last visit while its wallet is asked; `wrong-network` a wallet that is
 * where the site cannot work.
 */
export type ButtonKind = 'connect' | 'account' | 'wrong-network' | 'restoring'

/** A button as data, for React and for custom elements alike. */
export interface ButtonModel {
  readonly kind: ButtonKind
  readonly label: string
  /** A wallet is being asked. */
  readonly busy: boolean
  readonly address: string | undefined
  /** The avatar's colours belong to the address. */
  readonly avatarSeed: string | undefined
  readonly image: string | undefined
  /** Empty while it is on its way, so that its place can be kept. */
  readonly balance: string | undefined
  /** All of the balance, where there is room for it. */
  readonly fullBalance: string | undefined
  /** What is wrong, to be read out beside a mark. */
  readonly warning: string | undefined
}
