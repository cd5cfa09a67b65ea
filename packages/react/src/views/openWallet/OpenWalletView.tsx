import {
  formatRequestLink,
  getDeepLinkChoice,
  getLinkTarget,
  getOwnSchemes,
  selectShownAccount,
} from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { PrimaryLink } from '../../ui/index.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { connectingStrings } from '../parts/asking/strings.js'
import { pairingStrings } from '../parts/pairing/strings.js'
import { Picture } from '../parts/pictures/Picture.js'
import type { ViewProps } from '../ViewDefinition.js'

export function OpenWalletView({ route }: ViewProps<'OpenWallet'>) {
  const connecting = useStrings(connectingStrings)
  const words = useStrings(pairingStrings)
  const { portico } = usePortico()
  const { goBack } = useNavigation()
  const account = usePorticoStore(state => selectShownAccount(state))
  const choice = getDeepLinkChoice(portico)
  const name = { wallet: choice?.name ?? connecting.yourWallet }
  return (
    <RequestPanel
      state="loading"
      picture={
        <Picture
          pictured={account && { connection: { ...account, icon: account.wallet.icon } }}
          name={name.wallet}
          size={72}
          loading="eager"
        />
      }
      title={format(words.continueIn, name)}
      text={words.requestText}
      action={
        choice ? (
          <PrimaryLink
            href={
              formatRequestLink(choice.href, route.request, { schemes: getOwnSchemes(portico.options) }) ?? ''
            }
            target={getLinkTarget(portico.environment)}
            data-testid="open-wallet"
          >
            {format(words.open, name)}
          </PrimaryLink>
        ) : undefined
      }
      otherWay={{ label: words.notNow, onClick: goBack }}
    />
  )
}
