import { type Network, selectNetwork, type TokenBalance } from '@portico/core'
import { findImitations, formatChange, formatMoney, formatPrice } from '@portico/core/internal'
import { useMemo } from 'react'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoBalances } from '../../hooks/usePorticoBalances.js'
import { Button } from '../../ui/Button/Button.js'
import { Image } from '../../ui/Image/Image.js'
import { Tag } from '../../ui/Tag/Tag.js'
import { useStyles } from '../../ui/useStyles.js'
import { WindowedList } from '../../ui/WindowedList/WindowedList.js'
import type { PanelProps } from '../parts/assets/AccountPanel.js'
import { PanelSkeleton } from '../parts/assets/AccountPanel.js'
import { Amount } from '../parts/assets/Amount.js'
import { assetStyles } from '../parts/assets/assetStyles.css.js'
import { holdingsStrings } from '../parts/assets/strings.js'
import { NetworkPicture } from '../parts/pictures/Picture.js'
import { EmptyState, QueryError } from '../parts/states/StateMessage.js'
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

export interface TokenRowProps {
  readonly token: TokenBalance
  readonly network: Network | undefined
  readonly isImitation: boolean
}

export function TokenRow({ token, network, isImitation }: TokenRowProps) {
  const words = useStrings(holdingsStrings)
  const { locale } = usePorticoInstance('TokenRow').options
  const { name, symbol, address, quantity, price, dayChange, iconUrl } = token
  const value = isImitation ? undefined : formatMoney(token.value, locale)
  return (
    <div className="asset" data-testid="token">
      {iconUrl === '' && address === undefined ? (
        <NetworkPicture network={network} size={40} />
      ) : (
        <Image src={iconUrl} name={symbol} shape="circle" size={40} />
      )}
      <span className="asset-text">
        <span className="asset-line">
          <bdi className="asset-main" title={name || symbol}>
            {name || symbol}
          </bdi>
          {isImitation ? (
            <span title={words.lookAlikeText}>
              <Tag tone="warning">{words.lookAlike}</Tag>
            </span>
          ) : null}
        </span>
        {isImitation ? null : <Price price={price} dayChange={dayChange} />}
      </span>
      <span className="asset-end">
        <bdi className="asset-main">
          <Amount balance={{ amount: quantity.numeric, symbol }} />
        </bdi>
        {value === undefined ? null : <bdi className="asset-small">{value}</bdi>}
      </span>
    </div>
  )
}

function Price({ price, dayChange }: Pick<TokenBalance, 'price' | 'dayChange'>) {
  const { format } = useMessages()
  const words = useStrings(holdingsStrings)
  const { locale } = usePorticoInstance('TokenRow').options
  const costs = price > 0 ? formatPrice(price, locale) : undefined
  if (costs === undefined) return null
  const change = formatChange(dayChange, locale)
  const direction = (dayChange ?? 0) > 0 ? 'token-up' : (dayChange ?? 0) < 0 ? 'token-down' : undefined
  return (
    <span className="asset-small">
      <bdi>{costs}</bdi>
      {change === undefined ? null : (
        <>
          {' '}
          <bdi className={direction} title={format(words.today, { change })}>
            {change}
          </bdi>
        </>
      )}
    </span>
  )
}
