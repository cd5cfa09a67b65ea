import { getPlatform } from '@portico/core/adapter'
import { getPlatforms, type WalletPlatform } from '@portico/core/internal'
import { useState } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePortico } from '../../hooks/usePortico.js'
import { Button, LinkButton, Tabs, ViewBody } from '../../ui/index.js'
import { ConnectingExternalView } from '../connectingExternal/ConnectingExternalView.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { useGetWallet } from '../parts/pairing/GetWalletRow.js'
import type { PairingPanelProps } from '../parts/pairing/QrPanel.js'
import { QrPanel } from '../parts/pairing/QrPanel.js'
import { pairingStrings } from '../parts/pairing/strings.js'
import { WithCode } from '../parts/pairing/WithCode.js'
import { PairingPicture } from '../parts/pictures/Picture.js'
import { getOfferedConnectors } from '../parts/wallets/getOfferedConnectors.js'
import { findWallet, isConnectorOf } from '../parts/wallets/isConnectorOf.js'
import type { ListedWallet } from '../parts/wallets/WalletRow.js'
import type { ViewProps } from '../ViewDefinition.js'
import { AppPanel } from './AppPanel.js'
import { MobilePanel } from './MobilePanel.js'

export function ConnectingWalletConnectView({ route: { walletId } }: ViewProps<'ConnectingWalletConnect'>) {
  const words = useStrings(pairingStrings)
  const { environment, adapters, options } = usePortico().portico
  const wallet = usePorticoStore(state =>
    walletId === undefined ? undefined : findWallet(state, options, walletId),
  )
  const connector = usePorticoStore(
    state =>
      wallet && getOfferedConnectors(state, options).find(candidate => isConnectorOf(candidate, wallet)),
  )
  const platforms = getPlatforms(wallet, {
    mobile: getPlatform(environment).mobile,
    installed: connector !== undefined,
    hasAdapters: adapters.size > 0,
  })
  const [chosen, setChosen] = useState<WalletPlatform>()
  const platform = platforms.find(candidate => candidate === chosen) ?? platforms[0]

  function renderPanel() {
    if (platform === 'browser' && connector) {
      const { chain: namespace, id: connectorId } = connector
      return <ConnectingExternalView route={{ name: 'ConnectingExternal', namespace, connectorId }} />
    }
    if (platform === 'unsupported' && wallet) return <UnsupportedPanel wallet={wallet} />
    return (
      <WithCode wallet={wallet}>
        {uri => (
          <RemotePanel
            platform={platform}
            wallet={wallet}
            unknown={walletId !== undefined && !wallet}
            uri={uri}
          />
        )}
      </WithCode>
    )
  }

  if (platforms.length === 1) return renderPanel()
  return (
    <ViewBody>
      <Tabs
        tabs={platforms.map(id => ({ id, label: words.platforms[id] }))}
        value={platform}
        onValueChange={setChosen}
        label={words.ways}
      >
        {renderPanel()}
      </Tabs>
    </ViewBody>
  )
}

export interface RemotePanelProps extends PairingPanelProps {
  readonly platform: WalletPlatform
}

export function RemotePanel({ platform, ...props }: RemotePanelProps) {
  if (platform === 'mobile') return <MobilePanel {...props} />
  if (platform === 'web' || platform === 'desktop') return <AppPanel {...props} kind={platform} />
  return (
    <ViewBody>
      <QrPanel {...props} />
    </ViewBody>
  )
}

/** A wallet that exists only as an extension, which is not installed in this browser. */
export function UnsupportedPanel({ wallet }: { readonly wallet: ListedWallet }) {
  const messages = useMessages()
  const { connect, titles } = messages
  const words = useStrings(pairingStrings)
  const { push } = useNavigation()
  const way = useGetWallet(wallet)
  const look = { variant: 'primary', size: 'lg', fullWidth: true, 'data-testid': 'get-wallet' } as const
  const get = format(titles.downloads, { wallet: wallet.name })
  return (
    <RequestPanel
      state="idle"
      picture={<PairingPicture wallet={wallet} size={72} />}
      title={format(words.notFound, { wallet: wallet.name })}
      text={words.notFoundText}
      action={
        way?.href ? (
          <LinkButton {...look} href={way.href}>
            {get}
          </LinkButton>
        ) : way ? (
          <Button {...look} onClick={way.onClick}>
            {get}
          </Button>
        ) : undefined
      }
      otherWay={{
        label: connect.notDetected,
        onClick: () => push({ name: 'WalletNotDetected', walletId: wallet.id }),
      }}
    />
  )
}
