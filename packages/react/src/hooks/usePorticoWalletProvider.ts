import { type ChainNamespace, selectActiveConnector } from '@portico/core'
import type { ConnectorType } from '@portico/core/adapter'
import { usePorticoStore } from './internal/usePorticoStore.js'

export interface UsePorticoWalletProviderParameters {
  /** @default the active family */
  readonly namespace?: ChainNamespace | undefined
}

export interface UsePorticoWalletProviderResult<Provider> {
  readonly walletProvider: Provider | undefined
  readonly walletProviderType: ConnectorType | undefined
}

/** The provider of the connected wallet, e.g. EIP-1193, for requests that the kit does not cover. */
export function usePorticoWalletProvider<Provider = unknown>({
  namespace,
}: UsePorticoWalletProviderParameters = {}): UsePorticoWalletProviderResult<Provider> {
  const connector = usePorticoStore(
    state => selectActiveConnector(state, namespace),
    Object.is,
    'usePorticoWalletProvider',
  )
  return {
    // The caller knows which type the provider of that family has.
    walletProvider: connector?.provider as Provider | undefined,
    walletProviderType: connector?.type,
  }
}
