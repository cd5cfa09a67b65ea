import type { Balance, Network } from '@portico/core'
import { type AsyncData, formatMoney } from '@portico/core/internal'
import { useAccountWords } from '../../hooks/internal/useAccountWords.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useWords } from '../../hooks/internal/useWords.js'
import { enHoldings } from '../../locales/later/enHoldings.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { Text } from '../../ui/Text/Text.js'
import { Amount } from '../parts/assets/Amount.js'

export interface AccountBalanceProps {
  readonly balance: AsyncData<Balance>
  readonly network: Network | undefined
  /** What all tokens are worth: `asking` while that may still come, undefined where nobody knows. */
  readonly total: number | 'asking' | undefined
}

/** How much there is: what everything is worth, else of the network's coin. What was known stays while it is asked for again. */
export function AccountBalance({ balance: { data, status }, network, total }: AccountBalanceProps) {
  const words = useAccountWords()
  const holdings = useWords('holdings', enHoldings)
  const { locale } = usePorticoInstance('AccountBalance').options
  // On a network that the site does not know, nobody can say what it is an amount of.
  if (!network?.nativeCurrency.symbol) return null
  const worth = typeof total === 'number' ? formatMoney(total, locale) : undefined
  const isAsking = total === 'asking' || (worth === undefined && !data && status !== 'error')
  return (
    <div className="balance" role="status" aria-busy={isAsking}>
      <span className="sr-only">{worth === undefined ? words.balance : holdings.total}</span>
      {isAsking ? (
        <Skeleton shape="title" />
      ) : worth !== undefined ? (
        <bdi className="balance-amount">{worth}</bdi>
      ) : data ? (
        <Amount balance={data} />
      ) : (
        <Text tone="secondary">{words.balanceUnavailable}</Text>
      )}
    </div>
  )
}
