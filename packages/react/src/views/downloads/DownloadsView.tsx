import type { ReactNode } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { BrowserIcon } from '../../ui/icons/BrowserIcon.js'
import { ExternalIcon } from '../../ui/icons/ExternalIcon.js'
import { NetworkIcon } from '../../ui/icons/NetworkIcon.js'
import { PhoneIcon } from '../../ui/icons/PhoneIcon.js'
import { Button, ListItem, Stack, Text, ViewBody } from '../../ui/index.js'
import { connectingStrings } from '../parts/asking/strings.js'
import { WalletPicture } from '../parts/pictures/Picture.js'
import { EmptyState } from '../parts/states/StateMessage.js'
import { type DownloadKind, getDownloads } from '../parts/wallets/getDownloads.js'
import { findWallet } from '../parts/wallets/isConnectorOf.js'
import type { ViewProps } from '../ViewDefinition.js'
import { downloadsStrings } from './strings.js'

const icons: Readonly<Record<DownloadKind, ReactNode>> = {
  chrome: <BrowserIcon />,
  ios: <PhoneIcon />,
  android: <PhoneIcon />,
  website: <NetworkIcon />,
}

export function DownloadsView({ route }: ViewProps<'Downloads'>) {
  const words = useStrings(downloadsStrings)
  const { yourWallet } = useStrings(connectingStrings)
  const { environment, options } = usePortico().portico
  const { push } = useNavigation()
  const wallet = usePorticoStore(state => findWallet(state, options, route.walletId))
  const downloads = wallet ? getDownloads(wallet, environment) : []
  const name = wallet?.name ?? yourWallet
  const footer = (
    <Button
      variant="ghost"
      fullWidth
      onClick={() => push({ name: 'WalletNotDetected', walletId: route.walletId })}
    >
      {words.installed}
    </Button>
  )
  if (!wallet || downloads.length === 0) {
    return (
      <ViewBody footer={footer}>
        <EmptyState title={format(words.none, { wallet: name })} picture="wallet" />
      </ViewBody>
    )
  }
  return (
    <ViewBody footer={footer}>
      <Stack gap={16} align="center">
        <WalletPicture pictured={{ wallet }} size={72} loading="eager" />
        <Text variant="note">{format(words.text, { wallet: name })}</Text>
      </Stack>
      <Stack gap={8}>
        {downloads.map(({ kind, href }) => (
          <ListItem
            key={kind}
            title={words[kind]}
            subtitle={words[`${kind}Text`]}
            image={icons[kind]}
            trailing={<ExternalIcon />}
            href={href}
            data-testid={`download-${kind}`}
          />
        ))}
      </Stack>
    </ViewBody>
  )
}
