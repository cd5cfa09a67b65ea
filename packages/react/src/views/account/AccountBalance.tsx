import type { AsyncData, Balance } from '@portico/core'
import { useAccountWords } from '../../hooks/useAccountWords.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { Text } from '../../ui/Text/Text.js'
import { Amount } from './Amount.js'

/** The native balance. What was known stays while it is asked for again; trying again is up to the tokens tab. */
export function AccountBalance({ balance: { data, status } }: { readonly balance: AsyncData<Balance> }) {
  const words = useAccountWords()
  return (
    <div className="balance" role="status" aria-busy={!data && status !== 'error'}>
      <span className="sr-only">{words.balance}</span>
      {data ? (
        <Amount balance={data} />
      ) : status === 'error' ? (
        <Text tone="secondary">{words.balanceUnavailable}</Text>
      ) : (
        <Skeleton shape="title" />
      )}
    </div>
  )
}
