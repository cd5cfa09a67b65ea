import { formatBalance } from '@portico/core'
import { tokenBalanceUnavailable } from '@portico/protocol'
import { useMessages } from '../../hooks/useMessages.js'
import type { UsePorticoBalanceResult } from '../../hooks/usePorticoBalance.js'
import { Button } from '../../ui/Button/Button.js'
import { RetryIcon } from '../../ui/icons/RetryIcon.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { Text } from '../../ui/Text/Text.js'

/** The native balance. What was known stays while it is asked for again. */
export function AccountBalance({ balance }: { readonly balance: UsePorticoBalanceResult }) {
  const { account } = useMessages().messages
  const { data, status } = balance
  if (data) {
    return (
      <p className="balance" role="status" aria-label={account.balance}>
        <span className="balance-amount">{formatBalance(data.amount)}</span>
        <span className="balance-symbol">{data.symbol}</span>
      </p>
    )
  }
  if (status !== 'error') {
    return (
      <div className="balance" aria-busy="true">
        <Skeleton shape="title" />
      </div>
    )
  }
  return (
    <div className="balance balance-error">
      <Text tone="secondary" role="status">
        {tokenBalanceUnavailable.message}
      </Text>
      <Button
        size="sm"
        variant="ghost"
        icon={<RetryIcon size={16} />}
        onClick={() => void balance.refetch().catch(() => undefined)}
      >
        {account.refresh}
      </Button>
    </div>
  )
}
