import type { Network } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import {
  findNameProblem,
  findReceiverProblem,
  listRecentReceivers,
  nameAddressFamily,
  nameSuggestionsQuery,
  type ReceiverProblem,
  type RecentReceiver,
  receiverQuery,
  type SendToken,
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
  /** Why nothing can be sent to what was typed. */
  readonly problem: ReceiverProblem | undefined
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

export function useReceiver(
  text: string,
  network: Network | undefined,
  token: SendToken | undefined,
): SendReceiver {
  const portico = usePorticoInstance('useReceiver')
  const namespace = network?.chainNamespace
  const family = usePorticoStore(state => namespace && getFamily(state.families, namespace))
  const hasNames = family?.abilities.includes('names') ?? false
  const typed = text.trim()
  const isSettled = useSettled(typed, pause) === typed
  const isAddress = typed === '' || family?.isAddress(typed) === true
  const isForeign = !isAddress && nameAddressFamily(typed) !== undefined
  const caipNetworkId = !isAddress && !isForeign && isSettled ? network?.caipNetworkId : undefined
  const found = usePorticoQuery(receiverQuery, caipNetworkId && { typed, caipNetworkId })
  const label = typed.toLowerCase()
  const isLabel = hasNames && isSettled && findNameProblem(label) === undefined
  const { data: suggested = [] } = usePorticoQuery(nameSuggestionsQuery, isLabel ? { label } : undefined)
  const recent = useMemo(
    () => (namespace ? listRecentReceivers(portico, namespace).slice(0, recentShown) : []),
    [portico, namespace],
  )
  const isFetching = caipNetworkId !== undefined && found.isFetching
  const known = isAddress || isForeign ? { address: isForeign ? undefined : typed } : readFound(found)
  const isKnown = known !== undefined && typed !== ''
  const problem =
    isKnown && family ? findReceiverProblem(family, { typed, address: known.address, token }) : undefined
  return {
    address: known?.address,
    name: known && 'name' in known ? known.name : undefined,
    isValid: isKnown ? problem === undefined : undefined,
    problem,
    isFetching,
    error: found.isError && !isFetching && !known ? found.error : undefined,
    hasNames,
    recent,
    suggestions: suggested
      .filter(({ name, registered }) => registered && name.startsWith(`${label}.`))
      .map(({ name }) => name),
  }
}

/** Not while it is looked up again. */
const readFound = <Found>({ isFetching, data }: { isFetching: boolean; data?: Found | undefined }) =>
  isFetching ? undefined : data
