import type { Connector } from '@portico/core'
import type { StandardWallet } from '@portico/core/adapter'

/** The standard knows wallets by name only. A second one of the same name is another row, with another id. */
export function toConnectors(wallets: readonly StandardWallet[]): readonly Connector[] {
  const taken = new Map<string, number>()
  return wallets.map(({ name, icon, wallet }) => {
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    return {
      id: times === 1 ? name : `${name} ${times}`,
      name,
      type: 'ANNOUNCED',
      chain: 'solana',
      imageUrl: icon,
      info: { name, icon },
      provider: wallet,
    }
  })
}
