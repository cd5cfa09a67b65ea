import { selectNetwork } from '@portico/core'
import type { ReactNode } from 'react'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../../hooks/internal/useTexts.js'
import type { UsePorticoQueryResult } from '../../../hooks/usePorticoQuery.js'
import { Button } from '../../../ui/index.js'
import { EmptyState, QueryError } from '../states/StateMessage.js'
import { holdingsStrings } from './strings.js'

export interface PagedPanelProps {
  readonly words: Readonly<Record<'failed' | 'failedText' | 'none' | 'noneText' | 'more' | 'showAll', string>>
  readonly pages: Pick<UsePorticoQueryResult<unknown>, 'data' | 'isFetching' | 'refetch' | 'status'> & {
    readonly hasMore: boolean
    readonly loadMore: () => Promise<void>
  }
  readonly isEmpty: boolean
  readonly isCut: boolean
  readonly onShowAll: () => void
  readonly allTestId: string
  readonly skeleton: ReactNode
  readonly children: ReactNode
}

export function PagedPanel(props: PagedPanelProps) {
  const { words, pages, isEmpty, isCut, onShowAll, allTestId, skeleton, children } = props
  const { data, status, isFetching, hasMore, loadMore, refetch } = pages
  const { tryAgain } = useStrings(holdingsStrings)
  const network = usePorticoStore(state => selectNetwork(state))
  if (!data) {
    if (status !== 'error') return skeleton
    return (
      <QueryError
        title={words.failed}
        description={words.failedText}
        retryLabel={tryAgain}
        refetch={refetch}
      />
    )
  }
  if (isEmpty && !hasMore) {
    const description = format(words.noneText, { network: network?.name ?? '' })
    return <EmptyState title={words.none} description={description} picture="search" />
  }
  const moreLabel = status === 'error' ? tryAgain : words.more
  return (
    <div className="asset-list">
      {children}
      {isCut ? (
        <Button fullWidth onClick={onShowAll} data-testid={allTestId}>
          {words.showAll}
        </Button>
      ) : hasMore ? (
        <Button fullWidth loading={isFetching} onClick={() => void loadMore()}>
          {moreLabel}
        </Button>
      ) : null}
    </div>
  )
}
