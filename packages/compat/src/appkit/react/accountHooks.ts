'use client'
import { type ChainNamespace, fetchBalance, type WalletInfo } from '@portico/core'
import type { ConnectorType } from '@portico/core/adapter'
import { selectShownAccount } from '@portico/core/internal'
import { useCallback } from 'react'
import { type DisconnectWalletParameters, disconnectWallet } from '../connectWallet.js'
import { getAppKit } from '../currentAppKit.js'
import { toAccount, type UseAppKitAccountReturn } from '../toAccount.js'
import { useAppKitStore } from './useAppKitStore.js'

const isSameData = (left: object, right: object) => JSON.stringify(left) === JSON.stringify(right)

export function useAppKitAccount({
  namespace,
}: {
  readonly namespace?: ChainNamespace | undefined
} = {}): UseAppKitAccountReturn {
  return useAppKitStore('useAppKitAccount', state => toAccount(state, namespace), isSameData)
}

export function useWalletInfo(namespace?: ChainNamespace): { readonly walletInfo: WalletInfo | undefined } {
  return useAppKitStore('useWalletInfo', state => ({
    walletInfo: selectShownAccount(state, namespace)?.wallet,
  }))
}

export interface UseAppKitProviderReturn<Provider> {
  /** Undefined while no wallet is connected. AppKit's type omits that, and sites rely on it. */
  readonly walletProvider: Provider
  readonly walletProviderType: ConnectorType | undefined
}

export function useAppKitProvider<Provider = unknown>(
  namespace?: ChainNamespace,
): UseAppKitProviderReturn<Provider> {
  const appKit = getAppKit('useAppKitProvider')
  return useAppKitStore('useAppKitProvider', ({ networks }) => {
    const of = namespace ?? networks.activeNamespace
    return {
      walletProvider: appKit.getProvider<Provider>(of) as Provider, // see the type
      walletProviderType: appKit.getProviderType(of),
    }
  })
}

export function useDisconnect(): {
  readonly disconnect: (parameters?: DisconnectWalletParameters) => Promise<void>
} {
  const { portico } = getAppKit('useDisconnect')
  return { disconnect: useCallback(parameters => disconnectWallet(portico, parameters), [portico]) }
}

export type FetchBalanceResult =
  | {
      readonly data: { readonly balance: string; readonly symbol: string }
      readonly error: null
      readonly isSuccess: true
      readonly isError: false
    }
  | {
      readonly data: undefined
      readonly error: string
      readonly isSuccess: false
      readonly isError: true
    }

export function useAppKitBalance(): { readonly fetchBalance: () => Promise<FetchBalanceResult> } {
  const { portico } = getAppKit('useAppKitBalance')
  return {
    fetchBalance: useCallback(
      () =>
        // Sites call it after a transaction that only the wallet knows of, so a cached balance would be wrong.
        fetchBalance(portico, { force: true }).then(
          ({ amount, symbol }): FetchBalanceResult => ({
            data: { balance: amount, symbol },
            error: null,
            isSuccess: true,
            isError: false,
          }),
          (error): FetchBalanceResult => ({
            data: undefined,
            error: error instanceof Error ? error.message : String(error),
            isSuccess: false,
            isError: true,
          }),
        ),
      [portico],
    ),
  }
}
