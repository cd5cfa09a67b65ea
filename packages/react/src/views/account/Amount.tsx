import { type Balance, formatBalance, formatFullBalance } from '@portico/core'
import { usePorticoInstance } from '../../hooks/usePorticoInstance.js'

/** How much, as people of the site's language write it: short to see, all of it on hover and read out. */
export function Amount({ balance: { amount, symbol } }: { readonly balance: Balance }) {
  const { locale } = usePorticoInstance('Amount').options
  const full = `${formatFullBalance(amount, locale)} ${symbol}`
  return (
    <span title={full}>
      <span aria-hidden="true">
        <span className="balance-amount">{formatBalance(amount, locale)}</span>{' '}
        <span className="balance-symbol">{symbol}</span>
      </span>
      <span className="sr-only">{full}</span>
    </span>
  )
}
