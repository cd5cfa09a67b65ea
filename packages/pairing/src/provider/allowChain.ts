import type { CaipNetworkId } from '@portico/core'
import type { ProviderContext } from './ProviderContext.js'

/**
 * A chain that the wallet agreed to afterwards. Wallets then send an update or leave it at that; either way the
 * account is the same one on every EVM chain.
 */
export function allowChain(
  { runtime, session: { topic }, getAddresses }: ProviderContext,
  chain: CaipNetworkId,
): void {
  const session = runtime.sessions.get(topic)
  const proposed = session?.proposed.eip155
  const granted = session?.granted.eip155
  if (!session || !proposed || !granted) return
  const accounts = getAddresses().map(address => `${chain}:${address}`)
  const chains = [...new Set([...(proposed.chains ?? []), chain])]
  runtime.sessions.save({
    ...session,
    proposed: { ...session.proposed, eip155: { ...proposed, chains } },
    granted: {
      ...session.granted,
      eip155: { ...granted, accounts: [...new Set([...granted.accounts, ...accounts])] },
    },
  })
}
