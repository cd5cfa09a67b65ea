import { pollWhileVisible, selectNetwork } from '@portico/core'
import { useEffect, useMemo, useState } from 'react'
import { useMessages } from '../../hooks/useMessages.js'
import { usePorticoActivity } from '../../hooks/usePorticoActivity.js'
import { usePorticoInstance } from '../../hooks/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'
import { useWords } from '../../hooks/useWords.js'
import { enActivity } from '../../locales/later/enActivity.js'
import { enHoldings } from '../../locales/later/enHoldings.js'
import { Button } from '../../ui/Button/Button.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { ErrorState } from '../../ui/StateMessage/ErrorState.js'
import { WindowedList } from '../../ui/WindowedList/WindowedList.js'
import type { PanelProps } from '../parts/assets/lazyPanel.js'
import { PanelSkeleton } from '../parts/assets/PanelSkeleton.js'
import { ActivityItem } from './ActivityItem.js'
import { type ActivityRow, listActivityRows } from './listActivityRows.js'

/** How many there are at first; one more needs no button that leads to it. */
const atFirst = 4
/** The smallest difference that most of the shown times can have. */
const timesLast = 60_000

const getKey = ({ transaction }: ActivityRow) => transaction.id
const getHeight = ({ month }: ActivityRow) => (month === undefined ? 60 : 92)

/** What the account has done on its network, newest first, page by page (T-20). */
export function ActivityView({ showsAll, onShowAll }: PanelProps) {
  const { format } = useMessages()
  const words = useWords('activity', enActivity)
  const { tryAgain, activity } = useWords('holdings', enHoldings)
  const { locale } = usePorticoInstance('ActivityView').options
  const network = usePorticoStore(state => selectNetwork(state))
  const now = useNow()
  const { data, transactions, status, hasMore, loadMore, refetch } = usePorticoActivity()
  const rows = useMemo(() => listActivityRows(transactions, { now, locale }), [transactions, now, locale])
  if (!data) {
    if (status !== 'error') return <PanelSkeleton />
    return (
      <ErrorState
        title={words.failed}
        description={words.failedText}
        retryLabel={tryAgain}
        // The outcome is in the state.
        onRetry={() => void refetch().catch(() => undefined)}
      />
    )
  }
  if (rows.length === 0 && !hasMore) {
    const description = format(words.noneText, { network: network?.name ?? '' })
    return <EmptyState title={words.none} description={description} picture="search" />
  }
  const isCut = !showsAll && (rows.length > atFirst + 1 || hasMore)
  return (
    <div className="asset-list">
      <WindowedList
        items={isCut ? rows.slice(0, atFirst) : rows}
        isWhole={!isCut}
        getKey={getKey}
        getHeight={getHeight}
        renderItem={row => <ActivityItem row={row} network={network} now={now} />}
        label={activity}
        onEndReached={showsAll && hasMore ? () => void loadMore() : undefined}
      />
      {isCut ? (
        <Button fullWidth onClick={onShowAll} data-testid="all-activity">
          {words.showAll}
        </Button>
      ) : hasMore ? (
        <Button fullWidth loading={status === 'loading'} onClick={() => void loadMore()}>
          {status === 'error' ? tryAgain : words.more}
        </Button>
      ) : null}
    </div>
  )
}

/** The time as the kit knows it, often enough for times that are told in minutes. */
function useNow(): number {
  const portico = usePorticoInstance('useNow')
  const [now, setNow] = useState(() => portico.environment.now())
  useEffect(
    () =>
      pollWhileVisible(portico, {
        interval: timesLast,
        ask: async () => setNow(portico.environment.now()),
      }),
    [portico],
  )
  return now
}
