import { confirmSend, moveSend, selectSend, selectSender } from '@portico/core/internal'
import { useEffect, useLayoutEffect } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useWords } from '../../hooks/internal/useWords.js'
import { enSend } from '../../locales/later/enSend.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { SendPreview } from './SendPreview.js'
import { SendProgress } from './SendProgress.js'

declare module '@portico/core' {
  interface RouteMap {
    /** What would be sent, then how that goes. */
    WalletSendPreview: Readonly<Record<never, never>>
  }
}

/** What would be sent to whom and what it costs; after that, what has become of it. */
export function WalletSendPreviewView() {
  const portico = usePorticoInstance('WalletSendPreviewView')
  const words = useWords('send', enSend)
  const { goBack, reset } = useNavigation()
  const send = usePorticoStore(selectSend)
  const sender = usePorticoStore(
    selectSender,
    (one, other) => one?.account === other?.account && one?.network === other?.network,
  )
  const isChecked = send.status === 'checked'
  // At once with the drawing: a press that comes before counts for nothing.
  useLayoutEffect(() => {
    if (isChecked) moveSend(portico, { type: 'shown' })
  }, [portico, isChecked])
  const isUnsure = send.status === 'unsure'
  // What may have been sent is told by the form, which stays closed until then.
  useEffect(() => {
    if (isUnsure) goBack()
  }, [isUnsure, goBack])
  // Another account or network has taken the place of the one that it was about.
  if (!sender || !('transfer' in send))
    return <EmptyState title={words.cannot} description={words.cannotText} picture="network" />
  if (send.status === 'unsure') return null
  const confirm = () => void confirmSend(portico)
  if (send.status === 'checked' || send.status === 'previewed')
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
        moveSend(portico, { type: 'finished' })
        reset('Account')
      }}
    />
  )
}
