import type { ChainNamespace } from '../../types/ChainNamespace.js'

export interface ModalState {
  readonly open: boolean
  readonly loading: boolean
  /** Set while the card shakes, to say no. */
  readonly shake: boolean
  /** Only wallets of this namespace are offered, when set. */
  readonly namespace?: ChainNamespace | undefined
  /** The owner's own pairing code, shown in place of one the kit would make. */
  readonly uri?: string | undefined
  /** Set for the moment in which the card says that a wallet is connected; the page has it already. */
  readonly connected?: boolean | undefined
  /** What the visitor said to the site's terms since the modal was opened. */
  readonly termsAccepted?: boolean | undefined
}

export const initialModal: ModalState = { open: false, loading: false, shake: false }
