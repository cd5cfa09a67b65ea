import { type Balance, formatBalance } from '@portico/core'
import { formatFullBalance } from '@portico/core/internal'
import { usePorticoInstance } from '../../../hooks/internal/usePorticoStore.js'

export interface AmountProps {
  readonly balance: Pick<Balance, 'amount' | 'symbol'>
}

export function Amount({ balance: { amount, symbol } }: AmountProps) {
  const { locale } = usePorticoInstance('Amount').options
  const full = `${formatFullBalance(amount, locale)} ${symbol}`
  return (
    <span title={full}>
      <span className="balance-amount">{formatBalance(amount, locale)}</span>{' '}
      <span className="balance-symbol">{symbol}</span>
    </span>
  )
}
