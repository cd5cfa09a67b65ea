import type { CaipNetworkId, ChainNamespace, OfferRequest, SourceContext } from '@portico/core'
import type { PairingProposal } from '../client/PairingClient.js'

/** What every family's remote wallets tell. */
const sessionEvents = ['accountsChanged', 'chainChanged'] as const

/** What to propose: every configured network of every family, or of the one that is asked for. */
export function getProposals(
  { families, getNetworks, getFormerId }: Pick<SourceContext, 'families' | 'getNetworks' | 'getFormerId'>,
  { namespace: only }: OfferRequest = {},
): Partial<Record<ChainNamespace, PairingProposal>> {
  const chains: Partial<Record<ChainNamespace, CaipNetworkId[]>> = {}
  for (const network of getNetworks()) {
    const namespace = network.slice(0, network.indexOf(':')) as ChainNamespace // of a network of the kit
    if (only && only !== namespace) continue
    // Older wallets know some chains only by the id they had before.
    const former = getFormerId(network)
    chains[namespace] = [...(chains[namespace] ?? []), network, ...(former ? [former] : [])]
  }
  const proposals: Partial<Record<ChainNamespace, PairingProposal>> = {}
  for (const [namespace, list] of Object.entries(chains) as [ChainNamespace, CaipNetworkId[]][]) {
    const terms = families[namespace]?.remote
    if (!terms) continue
    const { methods, events = [] } = terms
    proposals[namespace] = { chains: list, methods, events: [...sessionEvents, ...events] }
  }
  return proposals
}
