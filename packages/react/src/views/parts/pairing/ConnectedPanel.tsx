import { selectShownAccount } from '@portico/core/internal'
import { useMessages } from '../../../hooks/internal/useMessages.js'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../../hooks/internal/useStrings.js'
import { RequestPanel } from '../asking/RequestPanel.js'
import { connectingStrings } from '../asking/strings.js'
import { AccountPicture } from '../pictures/AccountPicture.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'
import { PairingPicture } from './PairingPicture.js'

export function ConnectedPanel({ wallet }: { readonly wallet: ListedWallet | undefined }) {
  const { format } = useMessages()
  const words = useStrings(connectingStrings)
  const connected = usePorticoStore(state => selectShownAccount(state))
  const name = connected?.wallet.name ?? wallet?.name ?? words.yourWallet
  return (
    <RequestPanel
      state="success"
      picture={
        connected ? (
          <AccountPicture account={connected} size={72} loading="eager" />
        ) : (
          <PairingPicture wallet={wallet} size={72} />
        )
      }
      title={format(words.done, { wallet: name })}
      text={format(words.doneText, { wallet: name })}
    />
  )
}
