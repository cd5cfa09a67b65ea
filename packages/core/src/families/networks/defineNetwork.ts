import { parseCaipNetworkId } from '../../utils/parseCaipNetworkId.js'
import type { Network, NetworkInput } from './Network.js'
import type { NetworkIdOf } from './NetworkIdOf.js'

/**
 * Defines a network from one of ours or from any viem chain. The type keeps the id, so EVM networks are also chains
 * for wagmi and viem.
 */
export function defineNetwork<const input extends NetworkInput>(
  input: input,
): Network & Pick<input, 'id'> & { readonly caipNetworkId: NetworkIdOf<input> } {
  const caipNetworkId = input.caipNetworkId ?? (`${input.chainNamespace ?? 'eip155'}:${input.id}` as const)
  const { chainNamespace } = parseCaipNetworkId(caipNetworkId)
  // The type is composed in the same way.
  return { ...input, chainNamespace, caipNetworkId: caipNetworkId as NetworkIdOf<input>, supported: true }
}
