import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { RequestPanel } from '../connecting/RequestPanel.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'
import { GetWalletRow } from './GetWalletRow.js'
import { PairingPicture } from './PairingPicture.js'

/** A wallet that is an extension and nothing else, and is not in this browser. */
export function UnsupportedPanel({ wallet }: { readonly wallet: ListedWallet }) {
  const { messages, format } = useMessages()
  const { pairing: words, connect } = messages
  const { push } = useNavigation()
  return (
    <RequestPanel
      state="idle"
      picture={<PairingPicture wallet={wallet} size={72} />}
      title={format(words.notFound, { wallet: wallet.name })}
      text={words.notFoundText}
      otherWay={{
        label: connect.notDetected,
        onClick: () => push({ name: 'WalletNotDetected', walletId: wallet.id }),
      }}
    >
      <GetWalletRow wallet={wallet} />
    </RequestPanel>
  )
}
