import type { Network, TokenBalance } from '@portico/core'
import { formatChange, formatMoney, formatPrice } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Image } from '../../ui/Image/Image.js'
import { Tag } from '../../ui/Tag/Tag.js'
import { Amount } from '../parts/assets/Amount.js'
import { holdingsStrings } from '../parts/assets/strings.js'
import { NetworkPicture } from '../parts/networks/NetworkPicture.js'

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
