'use client'
import {
  type Identity,
  type IdentityParameters,
  identityQuery,
  isShallowEqual,
  selectIdentityOwner,
} from '@portico/core'
import { usePorticoStore } from './internal/usePorticoStore.js'
import { type UsePorticoQueryResult, usePorticoQuery } from './usePorticoQuery.js'

export interface UsePorticoNameParameters extends IdentityParameters {
  /** False reads what is known and asks nobody. */
  readonly enabled?: boolean | undefined
}

export type UsePorticoNameResult = UsePorticoQueryResult<Identity>

/** The name and picture of the connected account, or of the address that is given. Fetched by being used. */
export function usePorticoName({
  enabled = true,
  ...parameters
}: UsePorticoNameParameters = {}): UsePorticoNameResult {
  const owner = usePorticoStore(
    state => selectIdentityOwner(state, parameters),
    (left, right) => left === right || (!!left && !!right && isShallowEqual(left, right)),
    'usePorticoName',
  )
  return usePorticoQuery(identityQuery, owner, { enabled })
}
