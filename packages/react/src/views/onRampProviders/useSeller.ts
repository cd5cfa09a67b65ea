import { onRampOptionsQuery } from '@portico/core'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'

/** Who sells: as the service says, else the first that the site names. */
export function useSeller(): string {
  const { data } = usePorticoQuery(onRampOptionsQuery, {})
  const named = usePorticoStore(state => state.features.values.onramp)
  return data?.seller ?? (named ? (named[0] ?? '') : '')
}
