import { useEffect } from 'react'
import { useMessages } from '../../hooks/useMessages.js'
import { useRemoteChoice } from '../../hooks/useRemoteChoice.js'
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
  const choose = useRemoteChoice()
  useEffect(() => choose(wallet), [choose, wallet])
  return (
    <>
      <div className="pairing">
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
      </div>
      {wallet ? <GetWalletRow wallet={wallet} /> : null}
    </>
  )
}
