import { type ChainNamespace, disconnect, type Portico } from '@portico/core'

export interface DisconnectWalletParameters {
  readonly namespace?: ChainNamespace | undefined
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
