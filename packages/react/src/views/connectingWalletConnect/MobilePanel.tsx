import { watchAbsence } from '@portico/core/internal'
import { useEffect, useState } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useOpening, useRemoteChoice, useWalletLink } from '../../hooks/internal/usePairing.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { PrimaryLink, Stack } from '../../ui/index.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { connectingStrings } from '../parts/asking/strings.js'
import { CopyLink } from '../parts/pairing/CopyLink.js'
import { GetWalletRow } from '../parts/pairing/GetWalletRow.js'
import type { PairingPanelProps } from '../parts/pairing/QrPanel.js'
import { pairingStrings } from '../parts/pairing/strings.js'
import { PairingPicture } from '../parts/pictures/Picture.js'

/** A wallet app on this phone. The tap that led here opens it, or it opens now if there was no pairing URI then. */
export function MobilePanel({ wallet, uri }: PairingPanelProps) {
  const connecting = useStrings(connectingStrings)
  const words = useStrings(pairingStrings)
  const { goBack } = useNavigation()
  const choose = useRemoteChoice()
  const link = useWalletLink(wallet)
  const [taps, tap] = useOpening(link, {
    opened: link !== undefined,
    onOpen: () => choose(wallet, link?.base),
  })
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
        <PrimaryLink href={link?.href} target={link?.target} onClick={tap} data-testid="open-wallet">
          {format(stayed ? words.openAgain : words.open, name)}
        </PrimaryLink>
      }
      otherWay={stayed ? { label: connecting.leave, onClick: goBack } : undefined}
    >
      {stayed ? (
        <>
          <Stack gap={12} align="center">
            <CopyLink uri={uri} />
          </Stack>
          {wallet ? <GetWalletRow wallet={wallet} /> : null}
        </>
      ) : null}
    </RequestPanel>
  )
}

/** Whether the page stayed visible after a tap that should have opened a wallet. Each tap restarts it. */
function useStillHere(taps: number): boolean {
  const portico = usePorticoInstance('useStillHere')
  const [stayed, setStayed] = useState(-1)
  useEffect(
    () => (taps > 0 ? watchAbsence(portico, { onStillHere: () => setStayed(taps) }) : undefined),
    [portico, taps],
  )
  return stayed === taps
}
