import { selectWalletCount } from '@portico/core'
import { useMessages } from '../../hooks/useMessages.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'
import { SearchIcon } from '../../ui/icons/SearchIcon.js'
import { SearchField } from '../../ui/SearchField/SearchField.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { ErrorState } from '../../ui/StateMessage/ErrorState.js'
import { VirtualGrid } from '../../ui/VirtualGrid/VirtualGrid.js'
import { useWalletGrid } from './useWalletGrid.js'
import { WalletCellButton } from './WalletCellButton.js'

const firstPlaceholders = 16
const morePlaceholders = 8

/** The whole catalogue: scroll or search. */
export function AllWalletsView() {
  const { messages, format } = useMessages()
  const { wallets, titles } = messages
  const total = usePorticoStore(state => selectWalletCount(state.catalogue))
  const { text, setText, query, cells, status, fetchMore, retry } = useWalletGrid()
  const placeholders =
    status !== 'loading' || (query !== '' && cells.length > 0)
      ? 0
      : Math.max(firstPlaceholders - cells.length, morePlaceholders)
  const isBlank = cells.length === 0 && placeholders === 0
  return (
    <ViewBody>
      <SearchField
        value={text}
        onValueChange={setText}
        label={wallets.search}
        placeholder={wallets.search}
        clearLabel={wallets.clearSearch}
        loading={query !== '' && status === 'loading'}
        data-testid="wallet-search"
      />
      <span className="sr-only" role="status">
        {status === 'loading' ? wallets.loading : format(wallets.count, { count: cells.length })}
      </span>
      {isBlank ? (
        <div className="wallets-blank">
          {status === 'error' ? (
            <ErrorState title={wallets.errorTitle} onRetry={retry} retryLabel={wallets.tryAgain} />
          ) : (
            <EmptyState
              title={query === '' ? wallets.noneTitle : wallets.emptyTitle}
              description={query === '' ? wallets.noneText : format(wallets.emptySearch, { query })}
              icon={<SearchIcon size={24} />}
            />
          )}
        </div>
      ) : (
        <VirtualGrid
          items={cells}
          getKey={cell => cell.wallet.id}
          label={titles.allWallets}
          totalCount={query === '' ? total : cells.length}
          onEndReached={fetchMore}
          placeholder={<Skeleton shape="cell" />}
          placeholderCount={placeholders}
          renderCell={(cell, { tabIndex }) => <WalletCellButton cell={cell} tabIndex={tabIndex} />}
        />
      )}
    </ViewBody>
  )
}
