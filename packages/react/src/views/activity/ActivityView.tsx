import { selectNetwork } from '@portico/core'
import { pollWhileVisible } from '@portico/core/internal'
import { useEffect, useMemo, useState } from 'react'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoActivity } from '../../hooks/usePorticoActivity.js'
import { useStyles, WindowedList } from '../../ui/index.js'
import type { PanelProps } from '../parts/assets/AccountPanel.js'
import { PanelSkeleton } from '../parts/assets/AccountPanel.js'
import { assetStyles } from '../parts/assets/assetStyles.css.js'
import { PagedPanel } from '../parts/assets/PagedPanel.js'
import { holdingsStrings } from '../parts/assets/strings.js'
import { ActivityItem } from './ActivityItem.js'
import { activityStyles } from './ActivityView.css.js'
import { type ActivityRow, listActivityRows } from './listActivityRows.js'
import { activityStrings } from './strings.js'

/** Rows before "show all"; a single further row is shown directly. */
const atFirst = 4
/** Most relative times change once a minute. */
const timesLast = 60_000

const getKey = ({ transaction }: ActivityRow) => transaction.id
const getHeight = ({ month }: ActivityRow) => (month === undefined ? 60 : 92)

/** The transactions of the account on its network, newest first, page by page (T-20). */
export function ActivityView({ showsAll, onShowAll, keeps }: PanelProps) {
  useStyles(assetStyles)
  useStyles(activityStyles)
  const words = useStrings(activityStrings)
  const { activity } = useStrings(holdingsStrings)
  const { locale } = usePorticoInstance('ActivityView').options
  const network = usePorticoStore(state => selectNetwork(state))
  const now = useNow()
  const pages = usePorticoActivity()
  const { transactions, hasMore, loadMore } = pages
  const rows = useMemo(
    () => listActivityRows(keeps ? transactions.filter(keeps) : transactions, { now, locale }),
    [transactions, keeps, now, locale],
  )
  const isCut = !showsAll && (rows.length > atFirst + 1 || hasMore)
  return (
    <PagedPanel
      words={words}
      pages={pages}
      isEmpty={rows.length === 0}
      isCut={isCut}
      onShowAll={onShowAll}
      allTestId="all-activity"
      skeleton={<PanelSkeleton />}
    >
      <WindowedList
        items={isCut ? rows.slice(0, atFirst) : rows}
        isWhole={!isCut}
        getKey={getKey}
        getHeight={getHeight}
        renderItem={row => <ActivityItem row={row} network={network} now={now} />}
        label={activity}
        onEndReached={showsAll && hasMore ? () => void loadMore() : undefined}
      />
    </PagedPanel>
  )
}

/** The current time, updated often enough for times in minutes. */
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
