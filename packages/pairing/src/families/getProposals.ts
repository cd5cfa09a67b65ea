import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import type { OfferRequest, SourceContext } from '@portico/core/adapter'
import type { NamespaceConfig, PairingProposal, PairParameters } from '../client/PairingClient.js'
import { evmNamespace } from './evmNamespace.js'

const sessionEvents = ['accountsChanged', 'chainChanged'] as const

type Configured = Pick<SourceContext, 'families' | 'getNetworks' | 'getFormerId' | 'getRpcUrls'>

export function getProposals(
  { families, getNetworks, getFormerId, getRpcUrls }: Configured,
  { namespace: only }: OfferRequest = {},
): Partial<Record<ChainNamespace, NamespaceConfig>> {
  const chains: Partial<Record<ChainNamespace, CaipNetworkId[]>> = {}
  for (const network of getNetworks()) {
    const namespace = network.slice(0, network.indexOf(':')) as ChainNamespace // namespace of a configured network
    if (only && only !== namespace) continue
    // Older wallets know some chains only by a former id.
    const former = getFormerId(network)
    chains[namespace] = [...(chains[namespace] ?? []), network, ...(former ? [former] : [])]
  }
  const proposals: Partial<Record<ChainNamespace, NamespaceConfig>> = {}
  for (const [namespace, list] of Object.entries(chains) as [ChainNamespace, CaipNetworkId[]][]) {
    const terms = families[namespace]?.remote
    if (!terms) continue
    const { methods, events = [] } = terms
    const rpcMap = Object.fromEntries(
      list.flatMap(chain =>
        getRpcUrls(chain)
          .slice(0, 1)
          .map(url => [chain, url]),
      ),
    )
    proposals[namespace] = { chains: list, methods, events: [...sessionEvents, ...events], rpcMap }
  }
  return proposals
}

/** One-click authentication requires that every proposed chain is an EVM chain. */
export function findSignInProposal(namespaces: PairParameters['namespaces']): PairingProposal | undefined {
  return Object.keys(namespaces).length === 1 ? namespaces[evmNamespace] : undefined
}
