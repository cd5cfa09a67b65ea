import { type ChainNamespace, disconnect, type Portico } from '@portico/core'

export interface DisconnectWalletParameters {
  readonly namespace?: ChainNamespace | undefined
  /** Selects one of several connections of the namespace. */
  readonly id?: string | undefined
}

export const disconnectWallet = (
  portico: Portico,
  { namespace, id }: DisconnectWalletParameters = {},
): Promise<void> =>
  disconnect(portico, {
    namespace,
    ...(namespace && id !== undefined && { connection: { connectorId: id } }),
  })
