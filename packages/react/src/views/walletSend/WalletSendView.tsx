import { formatAddress } from '@portico/core'
import { formatFullBalance, type PendingSend } from '@portico/core/internal'
import { useEffect, useState } from 'react'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoSend } from '../../hooks/usePorticoSend.js'
import { LostAnswer } from '../parts/asking/LostAnswer.js'
import { EmptyState } from '../parts/states/StateMessage.js'
import { SendForm } from './SendForm.js'
import { SendProgress } from './SendProgress.js'
import { sendStrings } from './strings.js'

/** The send form (V-01), or the transfer that the wallet was asked for before the dialog was closed. */
export function WalletSendView() {
  const words = useStrings(sendStrings)
  const send = usePorticoSend()
  const { sender, status, transfer, pending, start } = send
  // The request is followed to its end here, also once the wallet has answered.
  const [isReopened, setIsReopened] = useState(false)
  if (status === 'confirming' && !isReopened) setIsReopened(true)
  const owner = sender?.account.caipAddress
  useEffect(() => {
    if (owner) start()
  }, [owner, start])
  if (!sender) return <EmptyState title={words.cannot} description={words.cannotText} picture="network" />
  if (pending) return <LostTransfer pending={pending} onAnew={send.reset} />
  if (isReopened && transfer && status !== 'checked')
    return <SendProgress send={send} sender={sender} transfer={transfer} onAbandon={send.abandon} />
  return <SendForm send={send} network={sender.network} />
}

interface LostTransferProps {
  readonly pending: PendingSend
  readonly onAnew: () => void
}

function LostTransfer({ pending: { amount, symbol, receiver, name }, onAnew }: LostTransferProps) {
  const { locale } = usePorticoInstance('LostTransfer').options
  const words = useStrings(sendStrings)
  const values = {
    amount: formatFullBalance(amount, locale),
    symbol,
    receiver: name ?? formatAddress(receiver),
  }
  return (
    <LostAnswer title={words.unsure} text={format(words.unsureText, values)} words={words} onAnew={onAnew} />
  )
}
