'use client'
import {
  type AccountView,
  type ChainNamespace,
  isShallowEqual,
  selectAccountView,
  selectShownAccount,
  type WalletAccount,
  type WalletInfo,
} from '@portico/core'
import { useCallback } from 'react'
import { usePorticoStore } from './usePorticoStore.js'

export interface UsePorticoAccountParameters {
  /** The active family when not named. */
  readonly namespace?: ChainNamespace | undefined
}

export interface UsePorticoAccountResult extends AccountView {
  readonly allAccounts: readonly WalletAccount[]
  readonly walletInfo: WalletInfo | undefined
  /** Set once an embedded wallet is connected. */
  readonly embeddedWalletInfo: undefined
}

const none: readonly WalletAccount[] = []

export function usePorticoAccount({ namespace }: UsePorticoAccountParameters = {}): UsePorticoAccountResult {
  return usePorticoStore<UsePorticoAccountResult>(
    useCallback(
      state => {
        const shown = selectShownAccount(state, namespace)
        return {
          ...selectAccountView(state, namespace),
          allAccounts: shown?.accounts ?? none,
          walletInfo: shown?.wallet,
          embeddedWalletInfo: undefined,
        }
      },
      [namespace],
    ),
    isShallowEqual,
    'usePorticoAccount',
  )
}
