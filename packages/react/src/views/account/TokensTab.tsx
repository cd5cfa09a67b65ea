import { type AsyncData, type Balance, formatBalance, getNetworkPicture, type Network } from '@portico/core'
import { useMessages } from '../../hooks/useMessages.js'
import { usePortico } from '../../hooks/usePortico.js'
import { NetworkImage } from '../../ui/Image/NetworkImage.js'
import { WalletIcon } from '../../ui/icons/WalletIcon.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { Text } from '../../ui/Text/Text.js'

export interface TokensTabProps {
  readonly network: Network | undefined
  readonly balance: AsyncData<Balance>
}

/** The coin of the network; other tokens follow it. */
export function TokensTab({ network, balance: { data, status } }: TokensTabProps) {
  const { messages, format } = useMessages()
  const { options } = usePortico().portico
  if (!data && (status === 'idle' || status === 'loading')) return <Skeleton shape="list-item" />
  if (!data || !network || !/[1-9]/.test(data.amount)) {
    const { tokensTitle, tokensText } = messages.account
    return (
      <EmptyState
        title={tokensTitle}
        description={format(tokensText, { network: network?.name ?? '' })}
        icon={<WalletIcon size={24} />}
      />
    )
  }
  return (
    <div className="token">
      <NetworkImage name={network.name} src={getNetworkPicture(options, network)} size={40} />
      <Text weight="medium" size="md" truncate>
        {network.nativeCurrency.name}
      </Text>
      <Text tone="secondary">
        {formatBalance(data.amount)} {data.symbol}
      </Text>
    </div>
  )
}
