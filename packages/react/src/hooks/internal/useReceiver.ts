'use client'
import type { Network } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import {
  findNameProblem,
  listRecentReceivers,
  nameSuggestionsQuery,
  type RecentReceiver,
  receiverQuery,
} from '@portico/core/internal'
import { useMemo } from 'react'
import { usePorticoQuery } from '../usePorticoQuery.js'
import { usePorticoInstance, usePorticoStore } from './usePorticoStore.js'
import { useSettled } from './useSettled.js'

export interface SendReceiver {
  readonly address: string | undefined
  /** The name that was typed, if it resolves to the address. */
  readonly name: string | undefined
  readonly isValid: boolean | undefined
  readonly isFetching: boolean
  /** Why a name could not be resolved; the name may still be valid. */
  readonly error: unknown
  /** Whether names can be typed in the family of the network. */
  readonly hasNames: boolean
  readonly recent: readonly RecentReceiver[]
  /** Registered names of exactly the typed label (W-22), to prevent impersonation. */
  readonly suggestions: readonly string[]
}

const pause = 500
const recentShown = 3

export function useReceiver(text: string, network: Network | undefined): SendReceiver {
  const portico = usePorticoInstance('useReceiver')
  const namespace = network?.chainNamespace
  const family = usePorticoStore(state => namespace && getFamily(state.families, namespace))
  const hasNames = family?.abilities.includes('names') ?? false
  const typed = text.trim()
  const isSettled = useSettled(typed, pause) === typed
  const isAddress = typed === '' || family?.isAddress(typed) === true
  const caipNetworkId = !isAddress && isSettled ? network?.caipNetworkId : undefined
  const found = usePorticoQuery(receiverQuery, caipNetworkId && { typed, caipNetworkId })
  const label = typed.toLowerCase()
  const isLabel = hasNames && isSettled && findNameProblem(label) === undefined
  const { data: suggested = [] } = usePorticoQuery(nameSuggestionsQuery, isLabel ? { label } : undefined)
  const recent = useMemo(
    () => (namespace ? listRecentReceivers(portico, namespace).slice(0, recentShown) : []),
    [portico, namespace],
  )
  const isFetching = caipNetworkId !== undefined && found.isFetching
  const known = isAddress ? { address: typed, name: undefined } : isFetching ? undefined : found.data
  const isValid = known && typed !== '' ? known.address !== undefined : undefined
  return {
    address: known?.address,
    name: known?.name,
    isValid,
    isFetching,
    error: found.isError && !isFetching && !known ? found.error : undefined,
    hasNames,
    recent,
    suggestions: suggested
      .filter(({ name, registered }) => registered && name.startsWith(`${label}.`))
      .map(({ name }) => name),
  }
}
