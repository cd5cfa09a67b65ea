import { formatAddress, formatBalance } from '@portico/core'
import { useEffect } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoSend } from '../../hooks/usePorticoSend.js'
import { TransactionProgress } from '../parts/flow/TransactionProgress.js'
import { EmptyState } from '../parts/states/StateMessage.js'
import { SendPreview } from './SendPreview.js'
import { sendStrings } from './strings.js'

/** The preview of the transfer with its fee, then its progress. */
export function WalletSendPreviewView() {
  const { locale } = usePorticoInstance('WalletSendPreviewView').options
  const { format } = useMessages()
  const words = useStrings(sendStrings)
  const { goBack, reset } = useNavigation()
  const send = usePorticoSend()
  const { sender, status, transfer } = send
  const isUnknown = status === 'unknown'
  // The form shows an unknown outcome, and stays locked until the visitor has confirmed it.
  useEffect(() => {
    if (isUnknown) goBack()
  }, [isUnknown, goBack])
  // The active account or network has changed.
  if (!sender || !transfer)
    return <EmptyState title={words.cannot} description={words.cannotText} picture="network" />
  if (isUnknown) return null
  if (status === 'checked')
    return <SendPreview send={send} sender={sender} transfer={transfer} onCancel={goBack} />
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
        amount: formatBalance(amount, locale),
        symbol: token.symbol,
        receiver: name ?? formatAddress(receiver),
      })}
      retry={{ label: words.sendAgain, onClick: send.confirm }}
      otherWay={{ label: words.cancel, onClick: leave }}
      onDone={leave}
      testIds={{ done: 'send-done', explorer: 'send-explorer' }}
    />
  )
}
