import { pairingTerms } from '../families/pairingTerms.js'
import type { CaipNetworkId, ChainNamespace } from '../types/ChainNamespace.js'
import type { PairingProposal } from '../types/Pairing.js'
import type { Portico } from '../types/Portico.js'

/** What to propose: every configured network of every family, or of the family the modal was opened for. */
export function getPairingNamespaces(portico: Portico): Partial<Record<ChainNamespace, PairingProposal>> {
  const { networks, modal } = portico.store.get()
  const chains: Partial<Record<ChainNamespace, CaipNetworkId[]>> = {}
  for (const { chainNamespace, caipNetworkId, deprecatedCaipNetworkId } of networks.requested) {
    if (modal.namespace && modal.namespace !== chainNamespace) continue
    // Older wallets know some chains only by the id they had before.
    const ids = deprecatedCaipNetworkId ? [caipNetworkId, deprecatedCaipNetworkId] : [caipNetworkId]
    chains[chainNamespace] = [...(chains[chainNamespace] ?? []), ...ids]
  }
  const proposals: Partial<Record<ChainNamespace, PairingProposal>> = {}
  for (const [namespace, list] of Object.entries(chains) as [ChainNamespace, CaipNetworkId[]][]) {
    const terms = pairingTerms[namespace]
    if (terms) proposals[namespace] = { chains: list, ...terms }
  }
  return proposals
}
