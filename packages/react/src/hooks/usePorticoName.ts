import type { Identity, IdentityParameters } from '@portico/core'
import { identityQuery, isShallowEqual, selectIdentityOwner } from '@portico/core/internal'
import { usePorticoStore } from './internal/usePorticoStore.js'
import {
  type UsePorticoQueryParameters,
  type UsePorticoQueryResult,
  usePorticoQuery,
} from './usePorticoQuery.js'

export interface UsePorticoNameParameters extends IdentityParameters {
  readonly query?: UsePorticoQueryParameters | undefined
}

export type UsePorticoNameResult = UsePorticoQueryResult<Identity>

/** The name and avatar of the connected account, or of the given address. Fetches on mount. */
export function usePorticoName({
  query: { enabled = true } = {},
  ...parameters
}: UsePorticoNameParameters = {}): UsePorticoNameResult {
  const owner = usePorticoStore(
    state => selectIdentityOwner(state, parameters),
    (left, right) => left === right || (!!left && !!right && isShallowEqual(left, right)),
    'usePorticoName',
  )
  return usePorticoQuery(identityQuery, owner, { enabled })
}
