import { getErrorText } from '../../hooks/getErrorText.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import type { usePairing } from '../../hooks/usePairing.js'
import { RequestPanel } from '../connecting/RequestPanel.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'
import { PairingPicture } from './PairingPicture.js'

export interface FailedPanelProps {
  readonly wallet: ListedWallet | undefined
  readonly pairing: Extract<ReturnType<typeof usePairing>, { readonly status: 'rejected' | 'error' }>
}

/** The wallet declined, or there is no code to be had. */
export function FailedPanel({ wallet, pairing }: FailedPanelProps) {
  const { messages, format } = useMessages()
  const { connecting: words } = messages
  const { goBack } = useNavigation()
  const name = { wallet: wallet?.name ?? words.yourWallet }
  const rejected = pairing.status === 'rejected'
  return (
    <RequestPanel
      state="error"
      picture={<PairingPicture wallet={wallet} size={72} />}
      title={rejected ? words.rejectedTitle : words.errorTitle}
      text={rejected ? format(words.rejectedText, name) : getErrorText(pairing.error)}
      retry={{ label: words.tryAgain, onClick: pairing.retry }}
      otherWay={{ label: words.anotherWay, onClick: goBack }}
    />
  )
}
