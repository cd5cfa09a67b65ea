import type { Page } from '@portico/core'

/** Makes a wallet announce itself (EIP-6963), now and whenever asked. */
export function announceWallet(page: Page, info: unknown, provider: unknown): void {
  const say = () =>
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  page.addEventListener('eip6963:requestProvider', say)
  say()
}
