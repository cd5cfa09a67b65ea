import type { RemoteWallet, RemoteWalletState } from '@portico/testing/remote-wallet'
import { useSyncExternalStore } from 'react'

export function useWalletState(wallet: RemoteWallet): RemoteWalletState {
  return useSyncExternalStore(wallet.subscribe, wallet.getState)
}
