import type { ChainNamespace } from '@portico/core'

interface Button {
  readonly disabled?: boolean | 'true' | 'false' | undefined
  /** The height: 36 or 44 px. @default `'md'` */
  readonly size?: 'sm' | 'md' | undefined
  readonly instance?: string | undefined
}

interface Connecting {
  readonly label?: string | undefined
  readonly loadingLabel?: string | undefined
  readonly namespace?: ChainNamespace | undefined
}

interface Showing {
  readonly balance?: 'show' | 'hide' | undefined
  /** How many characters of the address are shown at its start. */
  readonly charsStart?: number | `${number}` | undefined
  /** How many characters of the address are shown at its end. */
  readonly charsEnd?: number | `${number}` | undefined
  readonly namespace?: ChainNamespace | undefined
}

/** The custom elements with their attributes; `Common` are the framework's own: `class`, `id`, listeners. */
export interface PorticoElements<Common = unknown> {
  'portico-button': Common & Button & Connecting & Showing
  'portico-connect-button': Common & Button & Connecting
  'portico-account-button': Common & Button & Showing
  'portico-network-button': Common & Button & { readonly label?: string | undefined }
  'portico-modal': Common & { readonly instance?: string | undefined }
}

type OwnElements = { [Name in keyof PorticoElements]: HTMLElement }

declare global {
  /** Makes `document.querySelector('portico-button')` an HTML element. */
  interface HTMLElementTagNameMap extends OwnElements {}
}
