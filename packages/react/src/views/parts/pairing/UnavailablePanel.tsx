import { useMessages } from '../../../hooks/internal/useMessages.js'
import { useNavigation } from '../../../hooks/internal/useNavigation.js'
import { useStrings } from '../../../hooks/internal/useStrings.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { Button } from '../../../ui/Button/Button.js'
import { RequestPanel } from '../asking/RequestPanel.js'
import { connectingStrings } from '../asking/strings.js'
import type { ListedWallet } from '../wallets/ListedWallet.js'
import { PairingPicture } from './PairingPicture.js'
import { pairingStrings } from './strings.js'

/** The site has no pairing source; shows the alternatives. */
export function UnavailablePanel({ wallet }: { readonly wallet: ListedWallet | undefined }) {
  const { connect } = useMessages().messages
  const connecting = useStrings(connectingStrings)
  const words = useStrings(pairingStrings)
  const { push, reset } = useNavigation()
  const { adapters } = usePortico().portico
  const getWallet = { label: connect.noWallet, onClick: () => push('GetWallet') }
  return (
    <RequestPanel
      state="idle"
      picture={<PairingPicture wallet={wallet} size={72} />}
      title={words.unavailable}
      text={words.unavailableText}
      action={
        adapters.size > 0 ? (
          <Button variant="primary" size="lg" fullWidth onClick={() => reset('Connect')}>
            {connecting.leave}
          </Button>
        ) : undefined
      }
      otherWay={getWallet}
    />
  )
}
