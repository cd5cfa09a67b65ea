import type { Page } from '@portico/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'

export interface HostWallet {
  readonly name: string
  readonly rdns: string
  readonly provider: Eip1193Provider
}

/** Announces the wallet now and whenever a library asks (EIP-6963). */
export function announceHostWallet(page: Page, { name, rdns, provider }: HostWallet): void {
  // Discovery ignores events of another realm.
  const PageEvent = (page.CustomEvent ?? CustomEvent) as typeof CustomEvent
  const info = Object.freeze({ uuid: crypto.randomUUID(), name, rdns, icon: '' })
  const detail = Object.freeze({ info, provider })
  const announce = () => page.dispatchEvent(new PageEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', announce)
  announce()
}
