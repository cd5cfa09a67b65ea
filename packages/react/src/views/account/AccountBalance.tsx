import type { Balance, Network } from '@portico/core'
import { formatMoney, type QueryState } from '@portico/core/internal'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { Text } from '../../ui/Text/Text.js'
import { Amount } from '../parts/assets/Amount.js'
import { holdingsStrings } from '../parts/assets/strings.js'
import { accountStrings } from './strings.js'

export interface AccountBalanceProps {
  readonly balance: QueryState<Balance>
  readonly network: Network | undefined
  /** The value of all tokens: `asking` while it may still load, undefined if unknown. */
  readonly total: number | 'asking' | undefined
}

/** The total value, otherwise the native balance. The last value stays while it refreshes. */
export function AccountBalance({ balance: { data, status }, network, total }: AccountBalanceProps) {
  const words = useStrings(accountStrings)
  const holdings = useStrings(holdingsStrings)
  const { locale } = usePorticoInstance('AccountBalance').options
  // On an unknown network the currency is unknown, too.
  if (!network?.nativeCurrency.symbol) return null
  const worth = typeof total === 'number' ? formatMoney(total, locale) : undefined
  const isAsking = total === 'asking' || (worth === undefined && !data && status !== 'error')
  const coins = data ? <Amount balance={data} /> : <Text tone="secondary">{words.balanceUnavailable}</Text>
  return (
    <div className="balance" role="status" aria-busy={isAsking}>
      <span className="sr-only">{worth === undefined ? words.balance : holdings.total}</span>
      {isAsking ? (
        <Skeleton shape="title" />
      ) : worth === undefined ? (
        coins
      ) : (
        <bdi className="balance-amount">{worth}</bdi>
      )}
    </div>
  )
}
