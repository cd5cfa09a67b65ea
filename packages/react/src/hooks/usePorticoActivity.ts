import { type Activity, type ChainNamespace, fetchMoreActivity, type Transaction } from '@portico/core'
import { activityQuery, selectActivityOwner } from '@portico/core/internal'
import { useCallback } from 'react'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import {
  type UsePorticoQueryParameters,
  type UsePorticoQueryResult,
  usePorticoQuery,
} from './usePorticoQuery.js'

export interface UsePorticoActivityParameters {
  readonly namespace?: ChainNamespace | undefined
  readonly query?: UsePorticoQueryParameters | undefined
}

export type UsePorticoActivityResult = UsePorticoQueryResult<Activity> & {
  /** Newest first, without spam; empty until loaded and after an error. */
  readonly transactions: readonly Transaction[]
  readonly hasMore: boolean
  /** Adds the next page. Never rejects. */
  readonly loadMore: () => Promise<void>
}

const none: readonly Transaction[] = []

/** The transactions of the connected account on its network, page by page. Fetches on mount. */
export function usePorticoActivity({
  namespace,
  query: { enabled = true } = {},
}: UsePorticoActivityParameters = {}): UsePorticoActivityResult {
  const portico = usePorticoInstance('usePorticoActivity')
  const owner = usePorticoStore(state => selectActivityOwner(state, namespace))
  const result = usePorticoQuery(activityQuery, owner, { enabled })
  const loadMore = useCallback(() => fetchMoreActivity(portico, { namespace }), [portico, namespace])
  return {
    ...result,
    transactions: result.data?.transactions ?? none,
    hasMore: result.data?.next !== undefined,
    loadMore,
  }
}
