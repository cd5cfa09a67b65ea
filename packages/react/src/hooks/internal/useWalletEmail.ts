'use client'
import { usePorticoStore } from './usePorticoStore.js'

/** The address of an embedded wallet: empty where it has none, undefined until the wallet has said. */
export function useWalletEmail(connectorId: string): string | undefined {
  return usePorticoStore(({ accounts }) => {
    for (const account of Object.values(accounts)) {
      if (account.status !== 'connected' || account.connectorId !== connectorId) continue
      return account.user && (account.user.email ?? '')
    }
    return undefined
  })
}
