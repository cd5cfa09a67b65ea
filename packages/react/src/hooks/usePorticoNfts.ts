import { type ChainNamespace, type Collectibles, fetchMoreNfts, type Nft } from '@portico/core'
import { nftsQuery, selectNftsOwner } from '@portico/core/internal'
import { useCallback } from 'react'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import {
  type UsePorticoQueryParameters,
  type UsePorticoQueryResult,
  usePorticoQuery,
} from './usePorticoQuery.js'

export interface UsePorticoNftsParameters {
  readonly namespace?: ChainNamespace | undefined
  readonly query?: UsePorticoQueryParameters | undefined
}

export type UsePorticoNftsResult = UsePorticoQueryResult<Collectibles> & {
  /** Newest first, without spam; empty until loaded. */
  readonly nfts: readonly Nft[]
  readonly hasMore: boolean
  /** Adds the next page. Never rejects. */
  readonly loadMore: () => Promise<void>
}

const none: readonly Nft[] = []

/** The NFTs of the connected account on its network, page by page. Fetches on mount. */
export function usePorticoNfts({
  namespace,
  query: { enabled = true } = {},
}: UsePorticoNftsParameters = {}): UsePorticoNftsResult {
  const portico = usePorticoInstance('usePorticoNfts')
  const owner = usePorticoStore(state => selectNftsOwner(state, namespace))
  const result = usePorticoQuery(nftsQuery, owner, { enabled })
  const loadMore = useCallback(() => fetchMoreNfts(portico, { namespace }), [portico, namespace])
  return {
    ...result,
    nfts: result.data?.nfts ?? none,
    hasMore: result.data?.next !== undefined,
    loadMore,
  }
}
