import { getPlatform } from '@portico/core/adapter'
import { getLinkTarget } from '@portico/core/internal'
import { useEffect } from 'react'
import { useRemoteChoice } from '../../../hooks/internal/usePairing.js'
import { format, useStrings } from '../../../hooks/internal/useTexts.js'
import { usePortico } from '../../../hooks/usePortico.js'
import { PrimaryLink, Stack, Text } from '../../../ui/index.js'
import { PairingPicture } from '../pictures/Picture.js'
import { QrCode } from '../qrCode/QrCode.js'
import type { ListedWallet } from '../wallets/WalletRow.js'
import { CopyLink } from './CopyLink.js'
import { GetWalletRow } from './GetWalletRow.js'
import { pairingStrings } from './strings.js'

export interface PairingPanelProps {
  /** Undefined accepts any wallet. */
  readonly wallet: ListedWallet | undefined
  /** The requested wallet is in none of the site's lists. */
  readonly unknown?: boolean | undefined
  readonly uri: string | undefined
}

export function QrPanel({ wallet, unknown = false, uri }: PairingPanelProps) {
  const words = useStrings(pairingStrings)
  const { environment } = usePortico().portico
  const { mobile } = getPlatform(environment)
  const choose = useRemoteChoice()
  useEffect(() => choose(wallet), [choose, wallet])
  const name = wallet && { wallet: wallet.name }
  const text = unknown ? words.unknown : mobile ? words.scanOrOpen : words.scan
  return (
    <>
      <Stack gap={12} align="center">
        <QrCode text={uri} label={name ? format(words.codeFor, name) : words.code}>
          <PairingPicture wallet={wallet} size={56} />
        </QrCode>
        <Text variant="note">{name ? format(words.scanWith, name) : text}</Text>
        <span className="sr-only" role="status">
          {uri === undefined ? words.making : words.ready}
        </span>
        <CopyLink uri={uri} />
      </Stack>
      {wallet ? <GetWalletRow wallet={wallet} /> : null}
      {mobile ? (
        // The system chooses among the apps that handle such links.
        <PrimaryLink href={uri} target={getLinkTarget(environment)} data-testid="open-wallet">
          {name ? format(words.open, name) : words.openAny}
        </PrimaryLink>
      ) : null}
    </>
  )
}
