import {
  type AccountView,
  type ChainNamespace,
  type Connector,
  selectAccountView,
  selectActiveConnector,
  selectConnectedAccount,
  type WalletAccount,
  type WalletInfo,
} from '@portico/core'
import type { AccountUser } from '@portico/core/adapter'
import { isShallowEqual, selectShownAccount } from '@portico/core/internal'
import { useCallback, useMemo } from 'react'
import { usePorticoStore } from './internal/usePorticoStore.js'

export interface UsePorticoAccountParameters<Namespace extends ChainNamespace = ChainNamespace> {
  /** @default the active family */
  readonly namespace?: Namespace | undefined
}

export interface EmbeddedWalletInfo {
  /** The logged-in user, as far as the wallet discloses it. */
  readonly user: AccountUser
}

/** While `status` is `connected` or `reconnecting`, `address` is set, in the format of the family. */
export type UsePorticoAccountResult<Namespace extends ChainNamespace = ChainNamespace> =
  AccountView<Namespace> & {
    readonly isConnecting: boolean
    readonly isReconnecting: boolean
    readonly isDisconnected: boolean
    /** The connected wallet. */
    readonly connector: Connector | undefined
    readonly allAccounts: readonly WalletAccount<Namespace>[]
    readonly walletInfo: WalletInfo | undefined
    /** Set while an embedded wallet is connected. */
    readonly embeddedWalletInfo: EmbeddedWalletInfo | undefined
  }

const none: readonly never[] = []

/** The connected account: address, status, the other accounts of the wallet, and the wallet. */
export function usePorticoAccount<Namespace extends ChainNamespace = ChainNamespace>({
  namespace,
}: UsePorticoAccountParameters<Namespace> = {}): UsePorticoAccountResult<Namespace> {
  const user = usePorticoStore(
    state => selectConnectedAccount(state, namespace)?.user,
    Object.is,
    'usePorticoAccount',
  )
  // A new object would re-render every consumer at each state change.
  const embeddedWalletInfo = useMemo(() => user && { user }, [user])
  return usePorticoStore<UsePorticoAccountResult<Namespace>>(
    useCallback(
      state => {
        const shown = selectShownAccount(state, namespace)
        const view = selectAccountView(state, namespace)
        return {
          ...view,
          isConnecting: view.status === 'connecting',
          isReconnecting: view.status === 'reconnecting',
          isDisconnected: view.status === 'disconnected',
          connector: selectActiveConnector(state, namespace),
          // Accounts of the requested family, which its adapter has written.
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
