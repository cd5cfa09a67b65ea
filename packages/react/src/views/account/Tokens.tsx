import type { Network } from '@portico/core'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import type { UsePorticoBalanceResult } from '../../hooks/usePorticoBalance.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { Text } from '../../ui/Text/Text.js'
import { Amount } from '../parts/assets/Amount.js'
import { QueryError } from '../parts/errors/QueryError.js'
import { NetworkPicture } from '../parts/networks/NetworkPicture.js'
import { accountStrings } from './strings.js'

export interface TokensProps {
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
