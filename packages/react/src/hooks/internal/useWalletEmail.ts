'use client'
import { usePorticoStore } from './usePorticoStore.js'

/** The e-mail address of an embedded wallet: empty if it has none, undefined until the wallet has reported it. */
export function useWalletEmail(connectorId: string): string | undefined {
  return usePorticoStore(({ accounts }) => {
    for (const account of Object.values(accounts)) {
      if (account.status !== 'connected' || account.connectorId !== connectorId) continue
      return account.user && (account.user.email ?? '')
    }
    return undefined
  })
}
