import type { RefObject } from 'react'
import { Fragment, memo, useRef } from 'react'
import { useCodeAhead } from '../../../hooks/internal/useCodeAhead.js'
import { useMessages } from '../../../hooks/internal/useMessages.js'
import { useInSight } from '../../../ui/dom/useInSight.js'
import { Skeleton } from '../../../ui/Skeleton/Skeleton.js'
import { Stack } from '../../../ui/Stack/Stack.js'
import { EmptyState } from '../../../ui/StateMessage/EmptyState.js'
import { ErrorState } from '../../../ui/StateMessage/ErrorState.js'
import { Heading } from '../Heading/Heading.js'
import { AllWalletsItem } from './AllWalletsItem.js'
import { getSections } from './getSections.js'
import { useWalletList } from './useWalletList.js'
import { WalletListItem } from './WalletListItem.js'

export const WalletList = memo(function WalletList({ disabled = false }: { readonly disabled?: boolean }) {
  const { connect, wallets } = useMessages().messages
  const list = useRef<HTMLDivElement>(null)
  const { rows, expected, failed, retry } = useWalletList()
  const isEmpty = rows.length === 0 && expected === 0
  return (
    <Stack ref={list} gap={8}>
      {getSections(rows, expected).map(({ heading, rows: section }) => (
        <Fragment key={heading ?? 'first'}>
          {heading ? <Heading>{connect[heading]}</Heading> : null}
          {section.map(row => (
            <WalletListItem key={row.key} row={row} disabled={disabled} />
          ))}
        </Fragment>
      ))}
      <Skeleton shape="list-item" count={expected} />
      {isEmpty && failed ? (
        <ErrorState title={wallets.errorTitle} onRetry={retry} retryLabel={wallets.tryAgain} />
      ) : null}
      {isEmpty && !failed ? (
        <EmptyState title={connect.noWalletsTitle} description={connect.noWalletsText} picture="wallet" />
      ) : null}
      <AllWalletsItem disabled={disabled} />
      <CodeAhead list={list} />
    </Stack>
  )
})

/**
 * Creates the pairing URI while the list is visible. It renders nothing, so that its state does not re-render the
 * list.
 */
function CodeAhead({ list }: { readonly list: RefObject<Element | null> }) {
  useCodeAhead(useInSight(list))
  return null
}
