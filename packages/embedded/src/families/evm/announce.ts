import type { ChainNamespace, Environment } from '@portico/core'
import { getWalletRdns, type NamedOptions } from '../../EmbeddedOptions.js'
import type { EmbeddedProvider } from '../../provider/createProvider.js'

const plainIcon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'%3E%3Crect width='40' height='40' rx='10' fill='%233b5bfd'/%3E%3Cpath d='M10 14h20v13H10zm0 0 10 8 10-8' fill='none' stroke='%23fff' stroke-width='2' stroke-linejoin='round'/%3E%3C/svg%3E"

export function announce(
  { page, randomUUID }: Pick<Environment, 'page' | 'randomUUID'>,
  options: NamedOptions,
  getProvider: (namespace: ChainNamespace) => EmbeddedProvider,
): void {
  if (!page) return
  const { name, icon = plainIcon } = options
  const info = Object.freeze({ uuid: randomUUID(), name, icon, rdns: getWalletRdns(options) })
  const detail = Object.freeze({ info, provider: getProvider('eip155') })
  const tell = () => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  page.addEventListener('eip6963:requestProvider', tell)
  tell()
}
