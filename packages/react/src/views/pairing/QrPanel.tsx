import { getLinkTarget, getPlatform } from '@portico/core'
import { useEffect } from 'react'
import { useMessages } from '../../hooks/useMessages.js'
import { usePortico } from '../../hooks/usePortico.js'
import { useRemoteChoice } from '../../hooks/useRemoteChoice.js'
import { LinkButton } from '../../ui/Button/LinkButton.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { Text } from '../../ui/Text/Text.js'
import { CopyLink } from './CopyLink.js'
import { GetWalletRow } from './GetWalletRow.js'
import type { PairingPanelProps } from './PairingPanelProps.js'
import { PairingPicture } from './PairingPicture.js'
import { QrCode } from './QrCode.js'

/** A code for a wallet on another device. */
export function QrPanel({ wallet, uri }: PairingPanelProps) {
  const { messages, format } = useMessages()
  const { pairing: words } = messages
  const { environment } = usePortico().portico
  const choose = useRemoteChoice()
  useEffect(() => choose(wallet), [choose, wallet])
  return (
    <>
      <Stack gap={12} align="center">
        <QrCode text={uri} label={wallet ? format(words.codeFor, { wallet: wallet.name }) : words.code}>
          <PairingPicture wallet={wallet} size={56} />
        </QrCode>
        <Text tone="secondary" align="center">
          {wallet ? format(words.scanWith, { wallet: wallet.name }) : words.scan}
        </Text>
        <span className="sr-only" role="status">
          {uri === undefined ? words.making : words.ready}
        </span>
        <CopyLink uri={uri} />
      </Stack>
      {getPlatform(environment).mobile ? (
        // The system knows which apps take such links.
        <LinkButton
          variant="primary"
          size="lg"
          fullWidth
          href={uri}
          target={getLinkTarget(environment)}
          data-testid="open-wallet"
        >
          {format(words.open, { wallet: wallet?.name ?? messages.connecting.yourWallet })}
        </LinkButton>
      ) : null}
      {wallet ? <GetWalletRow wallet={wallet} /> : null}
    </>
  )
}
