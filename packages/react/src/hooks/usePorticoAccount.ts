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

export interface UsePorticoAccountParameters<Namespace extends ChainNamespace = ChainNamespace> {
  /** The active family when not named. */
  readonly namespace?: Namespace | undefined
}

/** Where `status` is `connected` or `reconnecting` there is an `address`, of the form that the family's addresses have. */
export type UsePorticoAccountResult<Namespace extends ChainNamespace = ChainNamespace> =
  AccountView<Namespace> & {
    readonly allAccounts: readonly WalletAccount<Namespace>[]
    readonly walletInfo: WalletInfo | undefined
    /** Set once an embedded wallet is connected. */
    readonly embeddedWalletInfo: undefined
  }

const none: readonly never[] = []

export function usePorticoAccount<Namespace extends ChainNamespace = ChainNamespace>({
  namespace,
}: UsePorticoAccountParameters<Namespace> = {}): UsePorticoAccountResult<Namespace> {
  return usePorticoStore<UsePorticoAccountResult<Namespace>>(
    useCallback(
      state => {
        const shown = selectShownAccount(state, namespace)
        return {
          ...selectAccountView(state, namespace),
          // Of the family that was asked for; its adapter has written them.
          allAccounts: (shown?.accounts ?? none) as readonly WalletAccount<Namespace>[],
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
