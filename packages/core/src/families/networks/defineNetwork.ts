import { parseCaipNetworkId } from '../../utils/parseCaipNetworkId.js'
import type { Network, NetworkInput } from './Network.js'
import type { NetworkIdOf } from './NetworkIdOf.js'

/**
 * A network as the kit knows it, from one of ours or from any chain object of viem. The type keeps the id, so that the
 * EVM ones are chains for wagmi and viem too.
 */
export function defineNetwork<const input extends NetworkInput>(
  input: input,
): Network & Pick<input, 'id'> & { readonly caipNetworkId: NetworkIdOf<input> } {
  const caipNetworkId = input.caipNetworkId ?? (`${input.chainNamespace ?? 'eip155'}:${input.id}` as const)
  const { chainNamespace } = parseCaipNetworkId(caipNetworkId)
  // As the type says, which is written the same way.
  return { ...input, chainNamespace, caipNetworkId: caipNetworkId as NetworkIdOf<input>, supported: true }
}
