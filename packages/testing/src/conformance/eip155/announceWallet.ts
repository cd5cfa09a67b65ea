import type { Page } from '@portico/core/adapter'

/** Announces a wallet (EIP-6963), now and on request. */
export function announceWallet(page: Page, info: unknown, provider: unknown): void {
  const say = () =>
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  page.addEventListener('eip6963:requestProvider', say)
  say()
}
