import { type AsyncData, type Balance, formatBalance } from '@portico/core'
import { useMessages } from '../../hooks/useMessages.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { Text } from '../../ui/Text/Text.js'

/** The native balance. What was known stays while it is asked for again; trying again is up to the tokens tab. */
export function AccountBalance({ balance: { data, status } }: { readonly balance: AsyncData<Balance> }) {
  const { account } = useMessages().messages
  return (
    <div className="balance" role="status" aria-busy={!data && status !== 'error'}>
      <span className="sr-only">{account.balance}</span>
      {data ? (
        <>
          <span className="balance-amount">{formatBalance(data.amount)}</span>
          <span className="balance-symbol">{data.symbol}</span>
        </>
      ) : status === 'error' ? (
        <Text tone="secondary">{account.balanceUnavailable}</Text>
      ) : (
        <Skeleton shape="title" />
      )}
    </div>
  )
}
