import { useState } from 'react'
import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { useRemoteChoice } from '../../hooks/useRemoteChoice.js'
import { useStillHere } from '../../hooks/useStillHere.js'
import { useWalletLink } from '../../hooks/useWalletLink.js'
import { LinkButton } from '../../ui/Button/LinkButton.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { RequestPanel } from '../connecting/RequestPanel.js'
import { CopyLink } from './CopyLink.js'
import { GetWalletRow } from './GetWalletRow.js'
import type { PairingPanelProps } from './PairingPanelProps.js'
import { PairingPicture } from './PairingPicture.js'

/** A wallet app on this phone: the tap that led here opened it already, if there was a code by then. */
export function MobilePanel({ wallet, uri }: PairingPanelProps) {
  const { messages, format } = useMessages()
  const { pairing: words, connecting } = messages
  const { goBack } = useNavigation()
  const choose = useRemoteChoice()
  const link = useWalletLink(wallet)
  const [taps, setTaps] = useState(link ? 1 : 0)
  const stayed = useStillHere(taps)
  const name = { wallet: wallet?.name ?? connecting.yourWallet }
  const title = taps === 0 ? words.open : stayed ? words.notOpened : words.continueIn
  const text = stayed ? words.notOpenedText : words.continueText
  return (
    <RequestPanel
      state={stayed || taps === 0 ? 'idle' : 'loading'}
      picture={<PairingPicture wallet={wallet} size={72} />}
      title={format(title, name)}
      text={format(text, name)}
      action={
        <LinkButton
          variant="primary"
          size="lg"
          fullWidth
          href={link?.href}
          target={link?.target}
          onClick={() => {
            choose(wallet, link?.base)
            setTaps(taps + 1)
          }}
          data-testid="open-wallet"
        >
          {format(stayed ? words.openAgain : words.open, name)}
        </LinkButton>
      }
      otherWay={stayed ? { label: connecting.leave, onClick: goBack } : undefined}
    >
      {stayed ? (
        <>
          {wallet ? <GetWalletRow wallet={wallet} /> : null}
          <Stack gap={12} align="center">
            <CopyLink uri={uri} />
          </Stack>
        </>
      ) : null}
    </RequestPanel>
  )
}
