'use client'
import { type ChainNamespace, selectShownAccount, type WalletInfo } from '@portico/core'
import { usePorticoStore } from './usePorticoStore.js'

export interface UsePorticoWalletInfoResult {
  readonly walletInfo: WalletInfo | undefined
}

/** Name and picture of the connected wallet. */
export function usePorticoWalletInfo(namespace?: ChainNamespace): UsePorticoWalletInfoResult {
  const walletInfo = usePorticoStore(
    state => selectShownAccount(state, namespace)?.wallet,
    Object.is,
    'usePorticoWalletInfo',
  )
  return { walletInfo }
}
