import { selectCatalogue } from '@portico/core'
import { selectWalletCount } from '@portico/core/internal'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useMessages } from '../../hooks/internal/useTexts.js'
import { formatCount } from '../../locales/formatCount.js'
import { SearchField, Skeleton, Text, useStyles, ViewBody, VirtualGrid } from '../../ui/index.js'
import { EmptyState, ErrorState } from '../parts/states/StateMessage.js'
import { isRemoteTaken } from '../parts/wallets/buildPairingRow.js'
import { allWalletsStyles } from './AllWalletsView.css.js'
import { useWalletGrid } from './useWalletGrid.js'
import { WalletCellButton } from './WalletCellButton.js'
import { CertifiedToggle, CodeButton, useSearchFocus } from './WalletTools.js'

const firstPlaceholders = 16
const morePlaceholders = 8

/** The whole wallet registry, to scroll or search. */
export function AllWalletsView() {
  useStyles(allWalletsStyles)
  const messages = useMessages()
  const { wallets, titles } = messages
  const total = usePorticoStore(state => selectWalletCount(selectCatalogue(state)))
  const isTaken = usePorticoStore(isRemoteTaken)
  const grid = useWalletGrid()
  const search = useSearchFocus()
  const { locale } = usePorticoInstance('AllWalletsView').options
  const { text, setText, query, searching, cells, status, fetchMore, retry } = grid
  const placeholders =
    status !== 'pending' || (searching && cells.length > 0)
      ? 0
      : Math.max(firstPlaceholders - cells.length, morePlaceholders)
  const field = grid.certifiedOnly ? wallets.searchCertified : wallets.search
  const emptyTitle = searching ? wallets.emptyTitle : wallets.noneTitle
  const describeNone = () => {
    if (!searching) return wallets.noneText
    return query === '' ? wallets.emptyCertified : format(wallets.emptySearch, { query })
  }
  const isBlank = cells.length === 0 && placeholders === 0
  return (
    <ViewBody>
      <div className="wallets-tools">
        <SearchField
          ref={search}
          value={text}
          onValueChange={setText}
          label={field}
          placeholder={field}
          clearLabel={wallets.clearSearch}
          loading={searching && status === 'pending'}
          data-testid="wallet-search"
        />
        <CertifiedToggle pressed={grid.certifiedOnly} onChange={grid.setCertifiedOnly} />
        <CodeButton />
      </div>
      <span className="sr-only" role="status">
        {status === 'pending'
          ? wallets.loading
          : formatCount(wallets.count, searching ? cells.length : Math.max(total, cells.length), locale)}
      </span>
      {isTaken ? (
        <div className="wallets-taken">
          <Text variant="note">{wallets.taken}</Text>
        </div>
      ) : null}
      {isBlank ? (
        <div className="wallets-blank">
          {status === 'error' ? (
            <ErrorState title={wallets.errorTitle} onRetry={retry} retryLabel={wallets.tryAgain} />
          ) : (
            <EmptyState title={emptyTitle} description={describeNone()} picture="search" />
          )}
        </div>
      ) : (
        <VirtualGrid
          items={cells}
          getKey={cell => cell.wallet.id}
          label={titles.allWallets}
          totalCount={searching ? cells.length : total}
          onEndReached={fetchMore}
          placeholder={<Skeleton shape="cell" />}
          placeholderCount={placeholders}
          renderCell={(cell, { tabIndex }) => <WalletCellButton cell={cell} tabIndex={tabIndex} />}
        />
      )}
    </ViewBody>
  )
}
