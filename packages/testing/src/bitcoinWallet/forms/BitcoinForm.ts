import type { MockWalletPage } from '../../controls/MockWalletPage.js'
import type { BitcoinKernel } from '../createBitcoinKernel.js'

/** One of the APIs with which Bitcoin wallets appear on a page. */
export interface BitcoinForm {
  /** The injected object. */
  readonly provider: object
  /** Injects it into the page. */
  install(page: MockWalletPage): void
  tellAccounts(): void
  tellNetwork(): void
  tellDisconnected(): void
}

export type CreateBitcoinForm = (
  kernel: BitcoinKernel,
  info: { name: string; rdns: string; icon: string },
) => BitcoinForm

/** The prompting requests of a form, and the connecting one among them. */
export interface BitcoinFormRules {
  readonly prompting: readonly string[]
  readonly connecting: string
}
