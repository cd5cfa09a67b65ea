import { useEffect } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoSend } from '../../hooks/usePorticoSend.js'
import { EmptyState } from '../parts/states/StateMessage.js'
import { SendPreview } from './SendPreview.js'
import { SendProgress } from './SendProgress.js'
import { sendStrings } from './strings.js'

/** The preview of the transfer with its fee, then its progress. */
export function WalletSendPreviewView() {
  const words = useStrings(sendStrings)
  const { goBack } = useNavigation()
  const send = usePorticoSend()
  const { sender, status, transfer } = send
  const isUnknown = status === 'unknown'
  // The form shows an unknown outcome, and stays locked until the visitor has confirmed it.
  useEffect(() => {
    if (isUnknown) goBack()
  }, [isUnknown, goBack])
  if (isUnknown) return null
  // The active account or network has changed.
  if (!sender || !transfer)
    return <EmptyState title={words.cannot} description={words.cannotText} picture="network" />
  if (status === 'checked')
    return <SendPreview send={send} sender={sender} transfer={transfer} onCancel={goBack} />
  return <SendProgress send={send} sender={sender} transfer={transfer} />
}
