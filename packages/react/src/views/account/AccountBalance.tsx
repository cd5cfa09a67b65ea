import type { Balance, Network } from '@portico/core'
import { formatMoney, type QueryState } from '@portico/core/internal'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoBalanceResult } from '../../hooks/usePorticoBalance.js'
import { joinClasses } from '../../ui/dom/joinClasses.js'
import { Skeleton, Text } from '../../ui/index.js'
import { Amount } from '../parts/assets/Amount.js'
import { getNativeToken } from '../parts/assets/getNativeToken.js'
import { holdingsStrings } from '../parts/assets/strings.js'
import { TokenRow } from '../parts/assets/TokenRow.js'
import { QueryError } from '../parts/states/StateMessage.js'
import { accountStrings } from './strings.js'

interface AccountBalanceProps {
  readonly balance: QueryState<Balance>
  readonly network: Network | undefined
  /** The value of all tokens: `asking` while it may still load, undefined if unknown. */
  readonly total: number | 'asking' | undefined
}

/** Longer values are drawn smaller. */
const mostLetters = 11

/** The total value, otherwise the native balance. The last value stays while it refreshes. */
export function AccountBalance({ balance: { data, status }, network, total }: AccountBalanceProps) {
  const words = useStrings(accountStrings)
  const holdings = useStrings(holdingsStrings)
  const { locale } = usePorticoInstance('AccountBalance').options
  // On an unknown network the currency is unknown, too.
  if (!network?.nativeCurrency.symbol) return <span />
  const worth = typeof total === 'number' ? formatMoney(total, locale) : undefined
  const isAsking = total === 'asking' || (worth === undefined && !data && status !== 'error')
  const coins = data ? <Amount balance={data} /> : <Text tone="secondary">{words.balanceUnavailable}</Text>
  const isLong = (worth?.length ?? 0) > mostLetters
  return (
    <div className={joinClasses('balance', isLong && 'balance-long')} role="status" aria-busy={isAsking}>
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

interface NativeTokenProps {
  readonly network: Network | undefined
  readonly balance: UsePorticoBalanceResult
}

/** The native coin alone, where no data service knows the other tokens. */
export function NativeToken({ network, balance: { data, status, refetch } }: NativeTokenProps) {
  const words = useStrings(accountStrings)
  if (status === 'pending') return <Skeleton shape="list-item" />
  if (!data && status === 'error')
    return <QueryError title={words.tokensFailed} retryLabel={words.refresh} refetch={refetch} />
  if (!data || !network || !/[1-9]/.test(data.amount)) {
    return (
      <Text variant="note">
        {network?.supported ? format(words.tokensText, { network: network.name }) : words.tokensTitle}
      </Text>
    )
  }
  const token = getNativeToken(network, data)
  return token ? <TokenRow token={token} /> : null
}
