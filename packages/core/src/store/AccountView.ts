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

/** The shape people know from other kits: one flat object, whose `status` says what else there is. */
export type AccountView<Namespace extends ChainNamespace = ChainNamespace> =
  | (KnownAccount<Namespace> & { readonly status: 'connected'; readonly isConnected: true })
  /** Stored on the last visit; the wallet has yet to agree. */
  | (KnownAccount<Namespace> & { readonly status: 'reconnecting'; readonly isConnected: false })
  | (UnknownAccount<Namespace> & {
      readonly status: 'connecting' | 'disconnected'
      readonly isConnected: false
    })
