import { formatDeepLink, formatUniversalLink, getOwnSchemes } from '@portico/core/internal'
import { useEffect } from 'react'
import { useOpening, useRemoteChoice } from '../../hooks/internal/usePairing.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { PrimaryLink, Stack } from '../../ui/index.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { connectingStrings } from '../parts/asking/strings.js'
import { CopyLink } from '../parts/pairing/CopyLink.js'
import { GetWalletRow } from '../parts/pairing/GetWalletRow.js'
import type { PairingPanelProps } from '../parts/pairing/QrPanel.js'
import { pairingStrings } from '../parts/pairing/strings.js'
import { PairingPicture } from '../parts/pictures/Picture.js'

export interface AppPanelProps extends PairingPanelProps {
  readonly kind: 'desktop' | 'web'
}

const nothing = () => {}

/** A wallet in another window of this computer: a desktop app, which opens once by itself, or a web wallet. */
export function AppPanel({ wallet, uri, kind }: AppPanelProps) {
  const connecting = useStrings(connectingStrings)
  const words = useStrings(pairingStrings)
  const choose = useRemoteChoice()
  const { portico } = usePortico()
  useEffect(() => choose(wallet), [choose, wallet])
  const isPage = kind === 'web'
  const name = { wallet: wallet?.name ?? connecting.yourWallet }
  const link =
    uri === undefined
      ? undefined
      : isPage
        ? formatUniversalLink(wallet?.webapp_link, uri)
        : formatDeepLink(wallet?.desktop_link, uri, { schemes: getOwnSchemes(portico.options) })
  const [taps, tap] = useOpening(link && !isPage ? { href: link.href, target: '_blank' } : undefined, {
    opened: false,
    onOpen: nothing,
  })
  return (
    <RequestPanel
      state={taps > 0 ? 'loading' : 'idle'}
      picture={<PairingPicture wallet={wallet} size={72} />}
      title={format(taps > 0 ? words.continueIn : words.open, name)}
      text={isPage ? words.webText : words.desktopText}
      action={
        <PrimaryLink
          href={link?.href ?? (uri === undefined ? undefined : '')}
          onClick={tap}
          data-testid="open-wallet"
        >
          {format(taps > 0 ? words.openAgain : words.open, name)}
        </PrimaryLink>
      }
    >
      <Stack gap={12} align="center">
        <CopyLink uri={uri} />
      </Stack>
      {wallet ? <GetWalletRow wallet={wallet} /> : null}
    </RequestPanel>
  )
}
