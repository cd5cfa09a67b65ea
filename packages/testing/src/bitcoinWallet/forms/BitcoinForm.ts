import type { MockWalletPage } from '../../controls/MockWalletPage.js'
import type { BitcoinKernel } from '../createBitcoinKernel.js'

/** One of the ways in which Bitcoin wallets show themselves to a page. */
export interface BitcoinForm {
  /** What the page gets to hold. */
  readonly provider: object
  /** Puts it where pages look for it. */
  install(page: MockWalletPage): void
  tellAccounts(): void
  tellNetwork(): void
  tellDisconnected(): void
}

export type CreateBitcoinForm = (
  kernel: BitcoinKernel,
  info: { name: string; rdns: string; icon: string },
) => BitcoinForm

/** The requests of a form that ask the person, and the one of them that connects. */
export interface BitcoinFormRules {
  readonly prompting: readonly string[]
  readonly connecting: string
}
