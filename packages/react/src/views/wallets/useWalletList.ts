import { isShallowEqual, type PorticoState, prefetchWallets } from '@portico/core'
import { useCallback, useMemo } from 'react'
import { usePortico } from '../../hooks/usePortico.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'
import { buildWalletList } from './buildWalletList.js'
import type { WalletRow } from './WalletRow.js'

export interface WalletListView {
  readonly rows: readonly WalletRow[]
  /** How many more rows may come. */
  readonly expected: number
  readonly failed: boolean
  readonly retry: () => void
}

const fullList = 4

const selectParts = ({ catalogue, connections, connectors, features, modal, networks }: PorticoState) => ({
  catalogue,
  connections,
  connectors,
  features,
  modal,
  networks,
})

/** The wallet list with what is still on its way. */
export function useWalletList(): WalletListView {
  const { portico } = usePortico()
  const { options } = portico
  const state = usePorticoStore(selectParts, isShallowEqual)
  const rows = useMemo(() => buildWalletList(state, options), [state, options])
  const lists = [state.catalogue.featured, state.catalogue.recommended]
  const loading =
    options.services.config !== undefined &&
    lists.some(({ status, data }) => !data && (status === 'idle' || status === 'loading'))
  return {
    rows,
    expected: loading ? Math.max(0, fullList - rows.length) : 0,
    failed: lists.some(({ status }) => status === 'error'),
    retry: useCallback(() => void prefetchWallets(portico), [portico]),
  }
}
