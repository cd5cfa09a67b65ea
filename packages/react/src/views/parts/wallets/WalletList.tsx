import { Fragment, memo, type RefObject, useRef } from 'react'
import { useCodeAhead } from '../../../hooks/internal/useCodeAhead.js'
import { useMessages } from '../../../hooks/internal/useTexts.js'
import { useInSight } from '../../../ui/dom/observePage.js'
import { Skeleton, Stack } from '../../../ui/index.js'
import { Heading } from '../Heading/Heading.js'
import { EmptyState, ErrorState } from '../states/StateMessage.js'
import { AllWalletsItem } from './AllWalletsItem.js'
import { useWalletList } from './useWalletList.js'
import { WalletListItem } from './WalletListItem.js'
import type { WalletRow } from './WalletRow.js'

export const WalletList = memo(function WalletList({ disabled = false }: { readonly disabled?: boolean }) {
  const { connect, wallets } = useMessages()
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

/** Creates the pairing URI while the list is visible. A component of its own, to not re-render the list. */
function CodeAhead({ list }: { readonly list: RefObject<Element | null> }) {
  useCodeAhead(useInSight(list))
  return null
}

interface WalletSection {
  readonly heading?: 'installed' | 'popular' | undefined
  readonly rows: readonly WalletRow[]
}

/**
 * Groups the list under Installed and Popular if installed wallets come first and together. Pending rows already
 * have their heading, so that nothing moves.
 */
export function getSections(rows: readonly WalletRow[], expected = 0): readonly WalletSection[] {
  const last = rows.filter(({ tag }) => tag === 'lastUsed')
  const others = rows.filter(({ tag }) => tag !== 'lastUsed')
  const end = others.findIndex(({ group }) => group !== 'injected')
  const installed = others.slice(0, end === -1 ? others.length : end)
  const popular = others.slice(installed.length)
  const hasPopular = popular.length + expected > 0
  const isTold = installed.length > 1 || (installed.length > 0 && hasPopular)
  if (!isTold || popular.some(row => row.group === 'injected')) return [{ rows }]
  return [
    ...(last.length > 0 ? [{ rows: last }] : []),
    { heading: 'installed', rows: installed.map(withoutPill) },
    ...(hasPopular ? [{ heading: 'popular' as const, rows: popular }] : []),
  ]
}

/** The heading replaces the tag. */
function withoutPill(row: WalletRow): WalletRow {
  return row.tag === 'installed' ? { ...row, tag: undefined } : row
}
