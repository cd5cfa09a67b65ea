import { onRampOptionsQuery } from '@portico/core/internal'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'

/** Who sells: as the service says, else the first that the site names. */
export function useSeller(): string {
  const { data } = usePorticoQuery(onRampOptionsQuery, {})
  const named = usePorticoStore(state => state.features.values.onramp)
  return data?.seller ?? (named ? (named[0] ?? '') : '')
}
