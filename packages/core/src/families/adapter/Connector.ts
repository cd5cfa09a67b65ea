import type { ChainNamespace } from '../ChainNamespace.js'

export const connectorTypes = [
  'EXTERNAL',
  'WALLET_CONNECT',
  'INJECTED',
  'ANNOUNCED',
  'AUTH',
  'MULTI_CHAIN',
  'ID_AUTH',
] as const
export type ConnectorType = (typeof connectorTypes)[number]

export interface ConnectorInfo {
  readonly rdns?: string | undefined
  readonly icon?: string | undefined
  readonly uuid?: string | undefined
  readonly name?: string | undefined
}

/** One way to reach one wallet on one chain family (E-03). */
export interface Connector {
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly chain: ChainNamespace
  readonly imageId?: string | undefined
  readonly imageUrl?: string | undefined
  readonly info?: ConnectorInfo | undefined
  readonly explorerId?: string | undefined
  /** The wallet's own object, e.g. an EIP-1193 provider. Captured once, never looked up again. */
  readonly provider?: unknown
  /** Listed by a wallet source, not discovered by an adapter. */
  readonly isSource?: true | undefined
  /** Reverse domain name under which a source announces its wallet to other libraries on the page. */
  readonly announcedAs?: string | undefined
  readonly byCode?: true | undefined
  readonly isReadOnly?: true | undefined
}
