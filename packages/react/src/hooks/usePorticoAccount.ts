'use client'
import {
  type AccountUser,
  type AccountView,
  type ChainNamespace,
  isShallowEqual,
  selectAccountView,
  selectConnectedAccount,
  selectShownAccount,
  type WalletAccount,
  type WalletInfo,
} from '@portico/core'
import { useCallback, useMemo } from 'react'
import { usePorticoStore } from './internal/usePorticoStore.js'

export interface UsePorticoAccountParameters<Namespace extends ChainNamespace = ChainNamespace> {
  /** The active family when not named. */
  readonly namespace?: Namespace | undefined
}

export interface EmbeddedWalletInfo {
  /** Whoever logged in, as far as the wallet says. */
  readonly user: AccountUser
}

/** Where `status` is `connected` or `reconnecting` there is an `address`, of the form that the family's addresses have. */
export type UsePorticoAccountResult<Namespace extends ChainNamespace = ChainNamespace> =
  AccountView<Namespace> & {
    readonly allAccounts: readonly WalletAccount<Namespace>[]
    readonly walletInfo: WalletInfo | undefined
    /** Set while a wallet is connected that its owner has logged in to. */
    readonly embeddedWalletInfo: EmbeddedWalletInfo | undefined
  }

const none: readonly never[] = []

/** Who is connected: address, status, the other accounts of the wallet, and the wallet. */
export function usePorticoAccount<Namespace extends ChainNamespace = ChainNamespace>({
  namespace,
}: UsePorticoAccountParameters<Namespace> = {}): UsePorticoAccountResult<Namespace> {
  const user = usePorticoStore(
    state => selectConnectedAccount(state, namespace)?.user,
    Object.is,
    'usePorticoAccount',
  )
  // The same object for the same user: a new one would render whoever uses this again at every change of the state.
  const embeddedWalletInfo = useMemo(() => user && { user }, [user])
  return usePorticoStore<UsePorticoAccountResult<Namespace>>(
    useCallback(
      state => {
        const shown = selectShownAccount(state, namespace)
        return {
          ...selectAccountView(state, namespace),
          // Of the family that was asked for; its adapter has written them.
          allAccounts: (shown?.accounts ?? none) as readonly WalletAccount<Namespace>[],
          walletInfo: shown?.wallet,
          embeddedWalletInfo,
        }
      },
      [namespace, embeddedWalletInfo],
    ),
    isShallowEqual,
    'usePorticoAccount',
  )
}
