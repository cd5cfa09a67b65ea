import {
  confirmName,
  editName,
  findNameProblem,
  type NameProblem,
  nameAvailabilityQuery,
  nameSuggestionsQuery,
  nameZoneQuery,
  resetName,
  selectNameOwner,
  selectNaming,
  selectProfile,
} from '@portico/core/internal'
import { useMemo } from 'react'
import { usePorticoQuery } from '../usePorticoQuery.js'
import { usePorticoInstance, usePorticoStore } from './usePorticoStore.js'
import { useSettled } from './useSettled.js'

export type NameAvailability =
  | { readonly status: 'empty' | 'typing' | 'checking' | 'free' }
  | { readonly status: 'wrong'; readonly problem: NameProblem }
  | {
      readonly status: 'taken'
      readonly suggestions: readonly string[]
      readonly suggestionsError: unknown
    }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }

export type UseNameRegistrationResult = ReturnType<typeof useNameRegistration>

const pause = 500

export function useNameRegistration() {
  const portico = usePorticoInstance('useNameRegistration')
  const account = usePorticoStore(state => selectNameOwner(state)?.account)
  const profileName = usePorticoStore(state => selectProfile(state).name)
  const naming = usePorticoStore(selectNaming)
  const { data: zone, status, refetch } = usePorticoQuery(nameZoneQuery, {})
  const { label } = naming.draft
  const name = `${label.toLowerCase()}.${zone ?? ''}`
  const availability = useAvailability(label, zone && name)
  const actions = useMemo(
    () => ({
      edit: (next: string) => editName(portico, next),
      confirm: () => confirmName(portico),
      start() {
        if (selectNaming(portico.store.get()).status === 'done') resetName(portico)
      },
      reset: () => resetName(portico),
      // The outcome is in the state.
      refetchZone: () => void refetch().catch(() => undefined),
    }),
    [portico, refetch],
  )
  return {
    ...actions,
    account,
    zone,
    isLoadingZone: zone === undefined && status === 'pending',
    hasZoneFailed: zone === undefined && status === 'error',
    status: naming.status,
    error: naming.status === 'failed' ? naming.error : undefined,
    label,
    name,
    ownName: naming.status === 'done' ? naming.name : profileName,
    availability,
  }
}

/** A name is available if it neither resolves nor looks like a registered one. */
function useAvailability(label: string, name: string | undefined): NameAvailability {
  const isSettled = useSettled(label, pause) === label
  const problem = findNameProblem(label)
  const asked = isSettled && label !== '' && problem === undefined ? name : undefined
  const available = usePorticoQuery(nameAvailabilityQuery, asked ? { name: asked } : undefined)
  const like = usePorticoQuery(nameSuggestionsQuery, asked ? { label } : undefined)
  if (label === '') return { status: 'empty' }
  // Invalid characters are reported at once; a short name may still grow.
  if (problem === 'characters' || (problem && isSettled)) return { status: 'wrong', problem }
  if (!asked) return { status: 'typing' }
  if (available.isError && !available.isFetching) {
    return { status: 'failed', error: available.error, retry: () => void available.refetch().catch(() => {}) }
  }
  const isChecking = available.isFetching || like.isFetching || available.isPending || like.isPending
  if (isChecking) return { status: 'checking' }
  const suggestions = like.data ?? []
  const looksTaken = suggestions.some(one => one.name === name && one.registered)
  if (available.data && !looksTaken) return { status: 'free' }
  return {
    status: 'taken',
    suggestions: suggestions.filter(({ registered }) => !registered).map(one => one.name),
    suggestionsError: like.isError ? like.error : undefined,
  }
}
