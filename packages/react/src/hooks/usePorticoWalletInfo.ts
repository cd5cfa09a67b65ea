import type { ChainNamespace, WalletInfo } from '@portico/core'
import { selectShownAccount } from '@portico/core/internal'
import { usePorticoStore } from './internal/usePorticoStore.js'

export interface UsePorticoWalletInfoParameters {
  /** @default the active family */
  readonly namespace?: ChainNamespace | undefined
}

export interface UsePorticoWalletInfoResult {
  readonly walletInfo: WalletInfo | undefined
}

/** The name and icon of the connected wallet. */
export function usePorticoWalletInfo({
  namespace,
}: UsePorticoWalletInfoParameters = {}): UsePorticoWalletInfoResult {
  const walletInfo = usePorticoStore(
    state => selectShownAccount(state, namespace)?.wallet,
    Object.is,
    'usePorticoWalletInfo',
  )
  return { walletInfo }
}
