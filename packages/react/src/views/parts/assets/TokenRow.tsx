import type { TokenBalance } from '@portico/core'
import { formatChange, formatMoney, formatPrice } from '@portico/core/internal'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../../hooks/internal/useTexts.js'
import { Tag, useStyles } from '../../../ui/index.js'
import { TokenPicture } from '../pictures/Picture.js'
import { Amount } from './Amount.js'
import { assetStyles } from './assetStyles.css.js'
import { holdingsStrings } from './strings.js'

export type ShownToken = Omit<TokenBalance, 'chainId'>

interface TokenRowProps {
  readonly token: ShownToken
  readonly isImitation?: boolean | undefined
}

/** A held token, which opens its own view. */
export function TokenRow({ token, isImitation = false }: TokenRowProps) {
  useStyles(assetStyles)
  const words = useStrings(holdingsStrings)
  const { push } = useNavigation()
  const { locale } = usePorticoInstance('TokenRow').options
  const { name, symbol, address, quantity } = token
  const value = isImitation ? undefined : formatMoney(token.value, locale)
  return (
    <button
      type="button"
      className="asset"
      onClick={() => push({ name: 'Token', symbol, address })}
      data-testid="token"
    >
      <TokenPicture token={token} size={40} />
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
        {isImitation ? null : (
          <span className="asset-small asset-price">
            <Price token={token} />
          </span>
        )}
      </span>
      <span className="asset-end">
        <bdi className="asset-main">
          <Amount balance={{ amount: quantity.numeric, symbol }} />
        </bdi>
        {value === undefined ? null : <bdi className="asset-small">{value}</bdi>}
      </span>
    </button>
  )
}

export function Price({ token: { price, dayChange } }: { readonly token: ShownToken }) {
  const words = useStrings(holdingsStrings)
  const { locale } = usePorticoInstance('Price').options
  const costs = price > 0 ? formatPrice(price, locale) : undefined
  if (costs === undefined) return null
  const change = formatChange(dayChange, locale)
  const direction = (dayChange ?? 0) > 0 ? 'token-up' : (dayChange ?? 0) < 0 ? 'token-down' : undefined
  return (
    <>
      <bdi>{costs}</bdi>
      {change === undefined ? null : (
        <>
          {' '}
          <bdi className={direction} title={format(words.today, { change })}>
            {change}
          </bdi>
        </>
      )}
    </>
  )
}
