import { getPlatform, isShallowEqual, type PorticoState } from '@portico/core'
import { useMemo } from 'react'
import { useCodeAhead } from '../../../hooks/useCodeAhead.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { usePorticoStore } from '../../../hooks/usePorticoStore.js'
import { useWalletCatalogue } from '../../../hooks/useWalletCatalogue.js'
import { buildWalletList, offersOthers, type WalletListState } from './buildWalletList.js'
import type { WalletRow } from './WalletRow.js'

export interface WalletListView {
  readonly rows: readonly WalletRow[]
  /** How many more rows may come. */
  readonly expected: number
  readonly failed: boolean
  readonly retry: () => void
}

const fullList = 4

/** What the list is made of. Opening the dialog changes none of it, so a list that was drawn ahead stays as it is. */
const selectParts = ({ catalogue, connections, connectors, features, modal, networks }: PorticoState) => ({
  catalogue,
  connections,
  connectors,
  features,
  namespace: modal.namespace,
  uri: modal.uri,
  networks,
})

function toListState({ namespace, uri, ...parts }: ReturnType<typeof selectParts>): WalletListState {
  return { ...parts, modal: { open: true, loading: false, shake: false, namespace, uri } }
}

/** The wallet list with what is still on its way. */
export function useWalletList({ inSight }: { readonly inSight: boolean }): WalletListView {
  const { options, storage, environment } = usePortico().portico
  const { mobile } = getPlatform(environment)
  const { retry } = useWalletCatalogue()
  const parts = usePorticoStore(selectParts, isShallowEqual)
  const state = useMemo(() => toListState(parts), [parts])
  // A phone cannot scan itself, but without a list of wallets the code is the only way to one.
  const code = !mobile || options.services.config === undefined
  const rows = useMemo(
    () => buildWalletList(state, options, { lastUsed: storage.get('lastWallet'), code }),
    [state, options, storage, code],
  )
  useCodeAhead(inSight)
  const lists = [state.catalogue.featured, state.catalogue.recommended]
  const loading = lists.some(({ status, data }) => !data && (status === 'idle' || status === 'loading'))
  return {
    rows,
    expected: loading && offersOthers(state, options) ? Math.max(0, fullList - rows.length) : 0,
    failed: lists.some(({ status }) => status === 'error'),
    retry,
  }
}
