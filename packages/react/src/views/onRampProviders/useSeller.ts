import { onRampOptionsQuery } from '@portico/core/internal'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'

/** The provider that the service reports, otherwise the first that the site lists. */
export function useSeller(): string {
  const { data } = usePorticoQuery(onRampOptionsQuery, {})
  const named = usePorticoStore(state => state.features.values.onramp)
  return data?.seller ?? (named ? (named[0] ?? '') : '')
}
