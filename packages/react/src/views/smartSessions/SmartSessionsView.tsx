import { getSmartSessionStatus, type SmartSessionStatus } from '@portico/core/internal'
import type { SmartSession } from '@portico/protocol/data'
import { useState } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoSmartSessions } from '../../hooks/usePorticoSmartSessions.js'
import { formatDate } from '../../locales/formatDate.js'
import { IconButton } from '../../ui/IconButton/IconButton.js'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.js'
import { RowFocus } from '../../ui/RowFocus/RowFocus.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { Tabs } from '../../ui/Tabs/Tabs.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { QueryError } from '../parts/errors/QueryError.js'
import { signInsStyles } from '../signIns/SignInsView.css.js'
import { groupByMonth } from './groupByMonth.js'
import { smartSessionsStyles } from './SmartSessionsView.css.js'
import { smartSessionsStrings } from './strings.js'

const states: readonly SmartSessionStatus[] = ['active', 'expired', 'revoked']

/** What sites may do without a prompt (smart sessions), each with a button that revokes it (W-26). */
export function SmartSessionsView() {
  useStyles(signInsStyles)
  useStyles(smartSessionsStyles)
  const { messages } = useMessages()
  const words = useStrings(smartSessionsStrings)
  const { environment, options } = usePorticoInstance('SmartSessionsView')
  const [shown, setShown] = useState<SmartSessionStatus>('active')
  const { data, status, refetch, revoking, revoke } = usePorticoSmartSessions()
  if (!data && status === 'error')
    return <QueryError title={words.failed} retryLabel={messages.modal.tryAgain} refetch={refetch} />
  if (!data) return <Skeleton shape="list-item" count={2} />
  const now = environment.now()
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
          <div role="alert">
            <Text tone="danger" align="center">
              {words.revokeFailed}
            </Text>
          </div>
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
                {made.map(session => (
                  <SmartSessionRow
                    key={session.pci}
                    session={session}
                    busy={revoking.isPending}
                    onRevoke={shown === 'active' ? () => revoke(session) : undefined}
                  />
                ))}
              </ul>
            </section>
          ))}
        </RowFocus>
      </Tabs>
    </ViewBody>
  )
}

interface SmartSessionRowProps {
  readonly session: SmartSession
  readonly busy: boolean
  readonly onRevoke: (() => void) | undefined
}

function SmartSessionRow({ session, busy, onRevoke }: SmartSessionRowProps) {
  const { format } = useMessages()
  const words = useStrings(smartSessionsStrings)
  const { options } = usePorticoInstance('SmartSessionRow')
  const site = session.project.name || session.project.id
  const day = new Date((session.revokedAt ?? session.expiry) * 1000)
  const date = formatDate(day, options.locale, { dateStyle: 'medium' })
  return (
    <li className="sign-in-row" data-row>
      <span className="sign-in-row-text">
        <Text weight="medium" truncate dir="auto">
          {site}
        </Text>
        <Text tone="secondary" size="sm">
          {format(onRevoke ? words.until : words.ended, { date })}
        </Text>
      </span>
      {onRevoke ? (
        <IconButton label={format(words.revoke, { site })} busy={busy} onClick={onRevoke}>
          <DisconnectIcon />
        </IconButton>
      ) : null}
    </li>
  )
}
