import { formatAddress } from '@portico/core'
import { type CheckedTransfer, formatFullBalance } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoSendResult } from '../../hooks/usePorticoSend.js'
import { TransactionProgress } from '../parts/flow/TransactionProgress.js'
import { sendStrings } from './strings.js'

interface SendProgressProps {
  readonly send: UsePorticoSendResult
  readonly sender: NonNullable<UsePorticoSendResult['sender']>
  readonly transfer: CheckedTransfer
  readonly onAbandon?: (() => void) | undefined
}

export function SendProgress({ send, sender, transfer, onAbandon }: SendProgressProps) {
  const { locale } = usePorticoInstance('SendProgress').options
  const words = useStrings(sendStrings)
  const { reset } = useNavigation()
  const { amount, token, receiver, name } = transfer
  const leave = () => {
    send.reset()
    reset('Account')
  }
  return (
    <TransactionProgress
      sender={sender}
      flow={send}
      words={words}
      confirmText={words.confirmText}
      sentText={format(words.sentText, {
        amount: formatFullBalance(amount, locale),
        symbol: token.symbol,
        receiver: name ?? formatAddress(receiver),
      })}
      retry={{ label: words.sendAgain, onClick: send.confirm }}
      otherWay={{ label: send.outcome ? words.done : words.cancel, onClick: leave }}
      onAbandon={onAbandon}
      onDone={leave}
      testIds={{ done: 'send-done', explorer: 'send-explorer' }}
    />
  )
}
