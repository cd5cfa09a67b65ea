import type { CaipNetworkId, ChainNamespace } from '../ChainNamespace.js'
import type { NetworkInput } from './Network.js'

/** The CAIP-2 id of a network as a literal type: `'eip155:1'`. */
export type NetworkIdOf<network extends NetworkInput> = network extends {
  readonly caipNetworkId: infer id extends CaipNetworkId
}
  ? id
  : network extends { readonly chainNamespace: infer namespace extends ChainNamespace }
    ? `${namespace}:${network['id']}`
    : `eip155:${network['id']}`
