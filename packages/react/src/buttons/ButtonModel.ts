import type { ChainNamespace } from '@portico/core'
import type { ResolvedOptions } from '@portico/core/internal'
import type { ButtonMessages } from '../locales/enButtons.js'
import type { FindMark } from '../marks/createMarksStore.js'

/** Settings of a button, as attributes or props. */
export interface ButtonSettings {
  /** The label of the connect button. @default "Connect Wallet", in the language of the dialog */
  readonly label?: string | undefined
  /** The label while a connection is pending. @default "Connecting…", in the language of the dialog */
  readonly loadingLabel?: string | undefined
  /** Whether the balance is shown beside the account. @default `'show'` */
  readonly balance?: 'show' | 'hide' | undefined
  /** How many characters of an address are shown at its start. @default `4` */
  readonly charsStart?: number | undefined
  /** How many characters of an address are shown at its end. @default `6` */
  readonly charsEnd?: number | undefined
  /** The chain family to show. @default the active one */
  readonly namespace?: ChainNamespace | undefined
}

export interface ButtonContext {
  readonly options: ResolvedOptions
  readonly messages: ButtonMessages
  /** The logo of a network. Loaded once a button lacks an image. */
  readonly findMark?: FindMark | undefined
  /** URLs of images that failed to load. */
  readonly broken?: readonly string[] | undefined
}

/** `restoring`: the account of the last visit, while its wallet reconnects. */
export type ButtonKind = 'connect' | 'account' | 'wrong-network' | 'restoring'

/** The content of a button, shared by React and the custom elements. */
export interface ButtonModel {
  readonly kind: ButtonKind
  readonly label: string
  /** A connection is pending. */
  readonly busy: boolean
  readonly address: string | undefined
  /** The avatar's colours are derived from the address. */
  readonly avatarSeed: string | undefined
  readonly image: string | undefined
  /** Empty while it loads, so that the layout reserves its space. */
  readonly balance: string | undefined
  /** The unrounded balance. */
  readonly fullBalance: string | undefined
  /** A warning for screen readers. */
  readonly warning: string | undefined
}
