import { formatUnits } from '@portico/core'
import { formatFullBalance } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoSwapResult } from '../../hooks/usePorticoSwap.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { TransactionProgress } from '../parts/flow/TransactionProgress.js'
import { AccountPicture } from '../parts/pictures/AccountPicture.js'
import { formatAmount } from './formatAmount.js'
import { swapStrings } from './strings.js'

export interface SwapProgressProps {
  readonly flow: UsePorticoSwapResult
  readonly swapper: NonNullable<UsePorticoSwapResult['swapper']>
  readonly onEdit: () => void
  readonly onAbandon?: (() => void) | undefined
}

export function SwapProgress({ flow, swapper, onEdit, onAbandon }: SwapProgressProps) {
  const words = useStrings(swapStrings)
  const { locale } = usePorticoInstance('SwapProgress').options
  const { reset } = useNavigation()
  const { swap, status } = flow
  const picture = <AccountPicture account={swapper.account} size={72} />
  if (!swap)
    return <RequestPanel state="loading" picture={picture} title={words.checking} text={words.asking} />
  if (status === 'approving')
    return (
      <RequestPanel
        state="loading"
        picture={picture}
        title={words.approving}
        text={words.approvingText}
        note={words.approvingHint}
      />
    )
  const { from, to, expected, least, approval } = swap
  const { symbol } = from
  const spent = approval === undefined ? swap.amount : formatUnits(approval, from.decimals)
  const amount = formatFullBalance(spent, locale)
  const leave = () => {
    flow.reset()
    reset('Account')
  }
  return (
    <TransactionProgress
      sender={swapper}
      flow={flow}
      words={words}
      confirmText={
        approval === undefined
          ? format(words.confirmSwap, { amount, symbol, least: formatAmount(least, to, locale) })
          : format(words.confirmApproval, { amount, symbol })
      }
      sentText={format(words.sentText, { amount, symbol, received: formatAmount(expected, to, locale) })}
      retry={{ label: words.tryAgain, onClick: flow.confirm }}
      otherWay={{ label: flow.outcome ? words.done : words.change, onClick: flow.outcome ? leave : onEdit }}
      onAbandon={onAbandon}
      onDone={leave}
      testIds={{ done: 'swap-done', explorer: 'swap-explorer' }}
    />
  )
}
