import { formatDeepLink, formatUniversalLink } from '@portico/core'
import { useEffect, useState } from 'react'
import { useMessages } from '../../hooks/useMessages.js'
import { useRemoteChoice } from '../../hooks/useRemoteChoice.js'
import { LinkButton } from '../../ui/Button/LinkButton.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { RequestPanel } from '../connecting/RequestPanel.js'
import { CopyLink } from './CopyLink.js'
import { GetWalletRow } from './GetWalletRow.js'
import type { PairingPanelProps } from './PairingPanelProps.js'
import { PairingPicture } from './PairingPicture.js'

export interface AppPanelProps extends PairingPanelProps {
  readonly kind: 'desktop' | 'web'
}

/** A wallet in another window of this computer: its own app, or a page. */
export function AppPanel({ wallet, uri, kind }: AppPanelProps) {
  const { messages, format } = useMessages()
  const { pairing: words, connecting } = messages
  const choose = useRemoteChoice()
  const [opened, setOpened] = useState(false)
  useEffect(() => choose(wallet), [choose, wallet])
  const name = { wallet: wallet?.name ?? connecting.yourWallet }
  const link =
    uri === undefined
      ? undefined
      : kind === 'web'
        ? formatUniversalLink(wallet?.webapp_link, uri)
        : formatDeepLink(wallet?.desktop_link, uri)
  return (
    <RequestPanel
      state={opened ? 'loading' : 'idle'}
      picture={<PairingPicture wallet={wallet} size={72} />}
      title={format(opened ? words.continueIn : words.open, name)}
      text={kind === 'web' ? words.webText : words.desktopText}
      action={
        <LinkButton
          variant="primary"
          size="lg"
          fullWidth
          href={link?.href ?? (uri === undefined ? undefined : '')}
          onClick={() => setOpened(true)}
          data-testid="open-wallet"
        >
          {format(opened ? words.openAgain : words.open, name)}
        </LinkButton>
      }
    >
      <Stack gap={12} align="center">
        <CopyLink uri={uri} />
      </Stack>
      {wallet ? <GetWalletRow wallet={wallet} /> : null}
    </RequestPanel>
  )
}
