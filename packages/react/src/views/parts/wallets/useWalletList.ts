import { type PorticoState, selectCatalogue } from '@portico/core'
import { getPlatform } from '@portico/core/adapter'
import { isShallowEqual, prefetchWallets } from '@portico/core/internal'
import { useMemo } from 'react'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { buildWalletList, offersOthers } from './buildWalletList.js'

const fullList = 4

/** The inputs of the list. Neither opening the dialog nor starting a fetch changes them. */
function getParts(state: PorticoState): readonly unknown[] {
  const { connections, connectors, features, modal, networks } = state
  const { recent, search, count, ...lists } = selectCatalogue(state)
  return [
    connections,
    connectors,
    features.options,
    features.values.multiWallet,
    modal.namespace,
    modal.uri,
    networks,
    recent,
    isLoading(state),
    hasFailed(state),
    // An empty list equals a missing one.
    ...[search.results, ...Object.values(lists)].map(({ data }) => (isEmpty(data) ? undefined : data)),
  ]
}

const isEmpty = (data: unknown) => Array.isArray(data) && data.length === 0

const isSameList = (one: PorticoState, other: PorticoState) => isShallowEqual(getParts(one), getParts(other))

function getLists(state: PorticoState) {
  const { featured, recommended } = selectCatalogue(state)
  return [featured, recommended]
}

const isLoading = (state: PorticoState) => getLists(state).some(({ status }) => status === 'pending')

const hasFailed = (state: PorticoState) => getLists(state).some(({ status }) => status === 'error')

export function useWalletList() {
  const { portico } = usePortico()
  const { options, storage, environment } = portico
  const { mobile } = getPlatform(environment)
  const state = usePorticoStore(whole => whole, isSameList)
  // A phone cannot scan itself, but without a registry the pairing URI is the only option.
  const code = !mobile || options.services.config === undefined
  const rows = useMemo(
    () => buildWalletList(state, options, { lastUsed: storage.get('lastWallet'), code }),
    [state, options, storage, code],
  )
  return {
    rows,
    expected: isLoading(state) && offersOthers(state, options) ? Math.max(0, fullList - rows.length) : 0,
    failed: hasFailed(state),
    retry: () => void prefetchWallets(portico),
  }
}
