import { getSmartSessionStatus, type SmartSessionStatus } from '@portico/core/internal'
import type { SmartSession } from '@portico/protocol/data'
import { useState } from 'react'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoSmartSessions } from '../../hooks/usePorticoSmartSessions.js'
import { formatDate } from '../../locales/formatDate.js'
import { RowFocus, Skeleton, Tabs, Text, useStyles, ViewBody } from '../../ui/index.js'
import { SessionRow } from '../parts/sessions/SessionRow.js'
import { sessionStyles } from '../parts/sessions/sessionStyles.css.js'
import { EmptyState, QueryError } from '../parts/states/StateMessage.js'
import { smartSessionsStyles } from './SmartSessionsView.css.js'
import { smartSessionsStrings } from './strings.js'

const states: readonly SmartSessionStatus[] = ['active', 'expired', 'revoked']

/** What sites may do without a prompt (smart sessions), each with a button that revokes it (W-26). */
export function SmartSessionsView() {
  useStyles(sessionStyles)
  useStyles(smartSessionsStyles)
  const messages = useMessages()
  const words = useStrings(smartSessionsStrings)
  const { environment, options } = usePorticoInstance('SmartSessionsView')
  const [shown, setShown] = useState<SmartSessionStatus>('active')
  const { data, status, refetch, revoking, revoke } = usePorticoSmartSessions()
  if (!data && status === 'error')
    return <QueryError title={words.failed} retryLabel={messages.modal.tryAgain} refetch={refetch} />
  if (!data) return <Skeleton shape="list-item" count={2} />
  const now = environment.now()
  const isActive = shown === 'active'
  const months = groupByMonth(
    data.filter(session => getSmartSessionStatus(session, now) === shown),
    options.locale,
  )
  return (
    <ViewBody>
      <Tabs
        label={words.tabs}
        tabs={states.map(id => ({ id, label: words[id] }))}
        value={shown}
        onValueChange={setShown}
      >
        {revoking.isError ? (
          <Text variant="error" align="center">
            {words.revokeFailed}
          </Text>
        ) : null}
        <RowFocus>
          {months.length === 0 ? (
            <EmptyState title={words.empty} description={words.emptyText} picture="wallet" />
          ) : null}
          {months.map(({ month, sessions: made }) => (
            <section key={month} className="smart-month" aria-label={month}>
              <Text as="h2" size="sm" tone="secondary">
                {month}
              </Text>
              <ul className="sign-ins">
                {made.map(session => {
                  const { pci, project, revokedAt, expiry } = session
                  const site = project.name || project.id
                  const day = new Date((revokedAt ?? expiry) * 1000)
                  const date = formatDate(day, options.locale, { dateStyle: 'medium' })
                  return (
                    <SessionRow
                      key={pci}
                      title={site}
                      text={format(isActive ? words.until : words.ended, { date })}
                      endLabel={format(words.revoke, { site })}
                      busy={revoking.isPending}
                      onEnd={isActive ? () => revoke(session) : undefined}
                    />
                  )
                })}
              </ul>
            </section>
          ))}
        </RowFocus>
      </Tabs>
    </ViewBody>
  )
}

/** Newest first, grouped by month of creation, e.g. January 2026 in the language of the dialog. */
export function groupByMonth(sessions: readonly SmartSession[], locale: string) {
  const months = new Map<string, SmartSession[]>()
  for (const session of [...sessions].sort((one, other) => other.createdAt - one.createdAt)) {
    const date = new Date(session.createdAt * 1000)
    const month = formatDate(date, locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    months.set(month, [...(months.get(month) ?? []), session])
  }
  return [...months].map(([month, found]) => ({ month, sessions: found }))
}
