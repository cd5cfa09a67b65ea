import { selectNetwork, type TokenBalance } from '@portico/core'
import { findImitations } from '@portico/core/internal'
import { useMemo } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoBalances } from '../../hooks/usePorticoBalances.js'
import { Button } from '../../ui/Button/Button.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { useStyles } from '../../ui/useStyles.js'
import { WindowedList } from '../../ui/WindowedList/WindowedList.js'
import { assetStyles } from '../parts/assets/assetStyles.css.js'
import type { PanelProps } from '../parts/assets/lazyPanel.js'
import { PanelSkeleton } from '../parts/assets/PanelSkeleton.js'
import { holdingsStrings } from '../parts/assets/strings.js'
import { QueryError } from '../parts/errors/QueryError.js'
import { TokenRow } from './TokenRow.js'
import { tokensStyles } from './TokensView.css.js'

/** Rows before "show all"; a single further row is shown directly. */
const atFirst = 4

const getKey = ({ address, symbol }: TokenBalance) => address ?? symbol
const getHeight = () => 60

/** The tokens of the account on its network, the most valuable first. */
export function TokensView({ showsAll, onShowAll }: PanelProps) {
  useStyles(assetStyles)
  useStyles(tokensStyles)
  const { format } = useMessages()
  const words = useStrings(holdingsStrings)
  const network = usePorticoStore(state => selectNetwork(state))
  const { data, status, refetch } = usePorticoBalances()
  const imitations = useMemo(() => findImitations(data ?? [], network), [data, network])
  if (!data) {
    if (status !== 'error') return <PanelSkeleton />
    return (
      <QueryError
        title={words.tokensFailed}
        description={words.tokensFailedText}
        retryLabel={words.tryAgain}
        refetch={refetch}
      />
    )
  }
  if (data.every(({ quantity }) => !/[1-9]/.test(quantity.numeric))) {
    return (
      <EmptyState
        title={words.noTokens}
        description={format(words.noTokensText, { network: network?.name ?? '' })}
        picture="wallet"
      />
    )
  }
  const isCut = !showsAll && data.length > atFirst + 1
  return (
    <div className="asset-list">
      <WindowedList
        items={isCut ? data.slice(0, atFirst) : data}
        isWhole={!isCut}
        getKey={getKey}
        getHeight={getHeight}
        renderItem={token => <TokenRow token={token} network={network} isImitation={imitations.has(token)} />}
        label={words.tokens}
      />
      {isCut ? (
        <Button fullWidth onClick={onShowAll} data-testid="all-tokens">
          {format(words.showAll, { count: data.length })}
        </Button>
      ) : null}
    </div>
  )
}
