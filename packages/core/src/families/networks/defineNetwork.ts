import { parseCaipNetworkId } from '../../utils/parseCaipNetworkId.js'
import type { Network, NetworkInput } from './Network.js'
import type { NetworkIdOf } from './NetworkIdOf.js'

/** Defines a network, also from a viem chain. The type keeps the id, so that wagmi and viem accept it. */
export function defineNetwork<const input extends NetworkInput>(
  input: input,
): Network & Pick<input, 'id'> & { readonly caipNetworkId: NetworkIdOf<input> } {
  const caipNetworkId = input.caipNetworkId ?? (`${input.chainNamespace ?? 'eip155'}:${input.id}` as const)
  const { chainNamespace } = parseCaipNetworkId(caipNetworkId)
  // The type is composed in the same way.
  return { ...input, chainNamespace, caipNetworkId: caipNetworkId as NetworkIdOf<input>, supported: true }
}
