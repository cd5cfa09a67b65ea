import type { ChainNamespace } from '../../families/ChainNamespace.js'

export interface ModalState {
  readonly open: boolean
  readonly loading: boolean
  readonly shake: boolean
  readonly namespace?: ChainNamespace | undefined
  /** Pairing URI set by the site, shown instead of the kit's own. */
  readonly uri?: string | undefined
  /** Set while the card shows the success animation; the account is already connected. */
  readonly connected?: boolean | undefined
  readonly termsAccepted?: boolean | undefined
}

export const initialModal: ModalState = { open: false, loading: false, shake: false }
