import { confirmSend, resetSend, selectSend, selectSender, showSend } from '@portico/core/internal'
import { useEffect, useLayoutEffect } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { useStyles } from '../../ui/useStyles.js'
import { SendPreview } from './SendPreview.js'
import { SendProgress } from './SendProgress.js'
import { sendStrings } from './strings.js'
import { walletSendStyles } from './WalletSendView.css.js'

/** The preview of the transfer with its fee, then its progress. */
export function WalletSendPreviewView() {
  useStyles(walletSendStyles)
  const portico = usePorticoInstance('WalletSendPreviewView')
  const words = useStrings(sendStrings)
  const { goBack, reset } = useNavigation()
  const send = usePorticoStore(selectSend)
  const sender = usePorticoStore(
    selectSender,
    (one, other) => one?.account === other?.account && one?.network === other?.network,
  )
  const isNew = send.status === 'checked' && !send.isShown
  // In a layout effect, with the paint: a click before it does not count as a confirmation of these terms.
  useLayoutEffect(() => {
    if (isNew) showSend(portico)
  }, [portico, isNew])
  const isUnknown = send.status === 'unknown'
  // The form shows an unknown outcome, and stays locked until the visitor has confirmed it.
  useEffect(() => {
    if (isUnknown) goBack()
  }, [isUnknown, goBack])
  // The active account or network has changed.
  if (!sender || !('transfer' in send))
    return <EmptyState title={words.cannot} description={words.cannotText} picture="network" />
  if (send.status === 'unknown') return null
  const confirm = () => void confirmSend(portico)
  if (send.status === 'checked')
    return (
      <SendPreview
        {...sender}
        transfer={send.transfer}
        draft={send.draft}
        onConfirm={confirm}
        onCancel={goBack}
      />
    )
  return (
    <SendProgress
      {...sender}
      send={send}
      onRetry={confirm}
      onLeave={() => {
        resetSend(portico)
        reset('Account')
      }}
    />
  )
}
