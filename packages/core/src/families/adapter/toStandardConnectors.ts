import type { ChainNamespace } from '../ChainNamespace.js'
import type { Connector } from './Connector.js'
import type { StandardWallet } from './createStandardDiscovery.js'

/** The Wallet Standard identifies wallets by name only. A second one of the same name gets its own row and id. */
export function toStandardConnectors(
  wallets: readonly StandardWallet[],
  chain: ChainNamespace,
): readonly Connector[] {
  const taken = new Map<string, number>()
  return wallets.map(({ name, icon, wallet }) => {
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    return {
      id: times === 1 ? name : `${name} ${times}`,
      name,
      type: 'ANNOUNCED',
      chain,
      imageUrl: icon,
      info: { name, icon },
      provider: wallet,
    }
  })
}
