import { fetchWalletPage, isShallowEqual, type PorticoState, searchWallets } from '@portico/core'
import { useCallback, useMemo, useState } from 'react'
import { usePortico } from '../../hooks/usePortico.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'
import { buildWalletGrid, type WalletCell } from './buildWalletGrid.js'
import { getOfferedConnectors } from './getOfferedConnectors.js'

export interface WalletSearchView {
  /** What is typed, which may be ahead of what is searched for. */
  readonly text: string
  readonly setText: (text: string) => void
  /** What the cells answer to; empty when they are the whole catalogue. */
  readonly query: string
  readonly cells: readonly WalletCell[]
  readonly status: 'loading' | 'loaded' | 'error'
  /** Whether scrolling on brings more. */
  readonly hasMore: boolean
  readonly loadMore: () => void
  readonly retry: () => void
}

const selectParts = ({ catalogue, connectors, modal }: PorticoState) => ({ catalogue, connectors, modal })

/** The catalogue, by pages or by name. */
export function useWalletSearch(): WalletSearchView {
  const { portico } = usePortico()
  const { options } = portico
  const state = usePorticoStore(selectParts, isShallowEqual)
  const { pages, search } = state.catalogue
  const [text, write] = useState(search.query)
  const cells = useMemo(
    () => buildWalletGrid(state.catalogue, getOfferedConnectors(state, options), options),
    [state, options],
  )
  const setText = useCallback(
    (value: string) => {
      write(value)
      void searchWallets(portico, { query: value })
    },
    [portico],
  )
  const searching = search.query !== ''
  const { status } = searching ? search.results : pages
  const hasMore =
    !searching && (pages.status === 'idle' || (pages.status === 'loaded' && !pages.data.complete))
  return {
    text,
    setText,
    query: search.query,
    cells,
    status: status === 'idle' ? 'loading' : status,
    hasMore,
    loadMore: () => {
      if (hasMore) void fetchWalletPage(portico)
    },
    retry: () => void (searching ? searchWallets(portico, { query: text }) : fetchWalletPage(portico)),
  }
}
