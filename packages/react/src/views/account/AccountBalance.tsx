import type { Balance, Network } from '@portico/core'
import { formatMoney, type QueryState } from '@portico/core/internal'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoBalanceResult } from '../../hooks/usePorticoBalance.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { Text } from '../../ui/Text/Text.js'
import { Amount } from '../parts/assets/Amount.js'
import { holdingsStrings } from '../parts/assets/strings.js'
import { NetworkPicture } from '../parts/pictures/Picture.js'
import { QueryError } from '../parts/states/StateMessage.js'
import { accountStrings } from './strings.js'

interface AccountBalanceProps {
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

interface TokensProps {
  readonly network: Network | undefined
  readonly balance: UsePorticoBalanceResult
}

export function Tokens({ network, balance: { data, status, refetch } }: TokensProps) {
  const { format } = useMessages()
  const words = useStrings(accountStrings)
  if (status === 'pending') return <Skeleton shape="list-item" />
  if (!data && status === 'error')
    return <QueryError title={words.tokensFailed} retryLabel={words.refresh} refetch={refetch} />
  if (!data || !network || !/[1-9]/.test(data.amount)) {
    return (
      <Text tone="secondary" align="center">
        {network?.supported ? format(words.tokensText, { network: network.name }) : words.tokensTitle}
      </Text>
    )
  }
  const name = network.nativeCurrency.name || data.symbol
  // On an unknown network the currency is unknown, too.
  if (!name) return null
  return (
    <div className="token">
      <NetworkPicture network={network} size={40} />
      <Text weight="medium" size="md" truncate>
        {name}
      </Text>
      <Text tone="secondary">
        <Amount balance={data} />
      </Text>
    </div>
  )
}
