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
import { PrimaryButton, PrimaryLink } from '../../ui/index.js'
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
  const choice = route.link ?? getDeepLinkChoice(portico)
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
      action={<OpenAction route={route} label={format(words.open, name)} />}
      otherWay={{ label: words.notNow, onClick: goBack }}
    />
  )
}

function OpenAction({ route, label }: ViewProps<'OpenWallet'> & { readonly label: string }) {
  const { portico } = usePortico()
  const { environment, options } = portico
  const target = getLinkTarget(environment)
  const { link } = route
  if (link) {
    // Longer than what a link may be: it contains the encrypted request.
    return (
      <PrimaryButton data-testid="open-wallet" onClick={() => environment.openWindow(link.href, target, '')}>
        {label}
      </PrimaryButton>
    )
  }
  const choice = getDeepLinkChoice(portico)
  if (!choice) return null
  const href = formatRequestLink(choice.href, route.request, { schemes: getOwnSchemes(options) }) ?? ''
  return (
    <PrimaryLink href={href} target={target} data-testid="open-wallet">
      {label}
    </PrimaryLink>
  )
}
