import type { ChainNamespace } from '../../families/ChainNamespace.js'

export interface ModalState {
  readonly open: boolean
  readonly loading: boolean
  /** Set while the card shakes to signal a refusal. */
  readonly shake: boolean
  /** Restricts the offered wallets to this namespace. */
  readonly namespace?: ChainNamespace | undefined
  /** Pairing URI set by the site, shown instead of the kit's own. */
  readonly uri?: string | undefined
  /** Set while the card shows the success animation; the account is already connected. */
  readonly connected?: boolean | undefined
  /** Whether the visitor accepted the site's terms since the modal was opened. */
  readonly termsAccepted?: boolean | undefined
}

export const initialModal: ModalState = { open: false, loading: false, shake: false }
