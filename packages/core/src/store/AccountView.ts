import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import type { FamilyTypes } from '../families/FamilyTypes.js'

interface KnownAccount<Namespace extends ChainNamespace> {
  readonly address: FamilyTypes[Namespace]['address']
  readonly caipAddress: `${Namespace}:${string}:${FamilyTypes[Namespace]['address']}`
  readonly namespace: Namespace
  readonly chainId: number | string | undefined
  readonly caipNetworkId: CaipNetworkId | undefined
}

interface UnknownAccount<Namespace extends ChainNamespace> {
  readonly address: undefined
  readonly caipAddress: undefined
  readonly namespace: Namespace
  readonly chainId: undefined
  readonly caipNetworkId: undefined
}

/** A flat object with the shape of other kits; `status` discriminates it. */
export type AccountView<Namespace extends ChainNamespace = ChainNamespace> =
  | (KnownAccount<Namespace> & { readonly status: 'connected'; readonly isConnected: true })
  /** Stored in an earlier visit; the wallet has not confirmed it yet. */
  | (KnownAccount<Namespace> & { readonly status: 'reconnecting'; readonly isConnected: false })
  | (UnknownAccount<Namespace> & {
      readonly status: 'connecting' | 'disconnected'
      readonly isConnected: false
    })
