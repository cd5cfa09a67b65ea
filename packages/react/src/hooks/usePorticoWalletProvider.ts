'use client'
import { type ChainNamespace, type ConnectorType, selectActiveConnector } from '@portico/core'
import { usePorticoStore } from './internal/usePorticoStore.js'

export interface UsePorticoWalletProviderParameters {
  /** The active family when not named. */
  readonly namespace?: ChainNamespace | undefined
}

export interface UsePorticoWalletProviderResult<Provider> {
  readonly walletProvider: Provider | undefined
  readonly walletProviderType: ConnectorType | undefined
}

/** The connected wallet's own object, e.g. an EIP-1193 provider, for what the kit does not cover. */
export function usePorticoWalletProvider<Provider = unknown>({
  namespace,
}: UsePorticoWalletProviderParameters = {}): UsePorticoWalletProviderResult<Provider> {
  const connector = usePorticoStore(
    state => selectActiveConnector(state, namespace),
    Object.is,
    'usePorticoWalletProvider',
  )
  return {
    // Which shape a wallet of that family has is the caller's knowledge.
    walletProvider: connector?.provider as Provider | undefined,
    walletProviderType: connector?.type,
  }
}
