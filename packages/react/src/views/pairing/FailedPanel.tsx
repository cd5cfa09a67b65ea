import type { Asking } from '../../hooks/describeAttempt.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { AskingPanel } from '../connecting/AskingPanel.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'
import { PairingPicture } from './PairingPicture.js'

export interface FailedPanelProps {
  readonly wallet: ListedWallet | undefined
  readonly failure: Asking
  readonly onRetry: () => void
}

/** The wallet declined, or there is no code to be had. */
export function FailedPanel({ wallet, failure, onRetry }: FailedPanelProps) {
  const { connecting: words } = useMessages().messages
  const { goBack } = useNavigation()
  return (
    <AskingPanel
      asking={failure}
      words={words}
      values={{ wallet: wallet?.name ?? words.yourWallet }}
      picture={<PairingPicture wallet={wallet} size={72} />}
      onRetry={onRetry}
      onLeave={goBack}
    />
  )
}
