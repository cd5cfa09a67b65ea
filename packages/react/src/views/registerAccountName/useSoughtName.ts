import {
  findNameProblem,
  type NameProblem,
  nameAvailabilityQuery,
  nameSuggestionsQuery,
} from '@portico/core/internal'
import { useSettled } from '../../hooks/internal/useSettled.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'

export type SoughtName =
  | { readonly status: 'empty' | 'typing' | 'checking' | 'free' }
  | { readonly status: 'wrong'; readonly problem: NameProblem }
  | {
      readonly status: 'taken'
      readonly suggestions: readonly string[]
      readonly suggestionsError?: unknown
    }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }

/** Debounce in milliseconds. */
const pause = 500

/** Whether a name is available: it must not resolve, nor look like a registered one. */
export function useSoughtName(label: string, zone: string): SoughtName {
  const name = `${label.toLowerCase()}.${zone}`
  const isSettled = useSettled(label, pause) === label
  const problem = findNameProblem(label)
  const isAsked = isSettled && label !== '' && problem === undefined
  const available = usePorticoQuery(nameAvailabilityQuery, isAsked ? { name } : undefined)
  const like = usePorticoQuery(nameSuggestionsQuery, isAsked ? { label } : undefined)
  if (label === '') return { status: 'empty' }
  // Invalid characters are reported at once; a short name may still grow.
  if (problem === 'characters' || (problem && isSettled)) return { status: 'wrong', problem }
  if (!isAsked) return { status: 'typing' }
  if (available.isError && !available.isFetching) {
    // The outcome is in the state.
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
    ...(like.status === 'error' && { suggestionsError: like.error }),
  }
}
