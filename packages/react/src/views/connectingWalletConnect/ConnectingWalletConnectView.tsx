import { getPlatform } from '@portico/core/adapter'
import { getPlatforms, type WalletPlatform } from '@portico/core/internal'
import { useState } from 'react'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePortico } from '../../hooks/usePortico.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Tabs } from '../../ui/Tabs/Tabs.js'
import { ConnectingExternalView } from '../connectingExternal/ConnectingExternalView.js'
import { pairingStrings } from '../parts/pairing/strings.js'
import { WithCode } from '../parts/pairing/WithCode.js'
import { findWallet } from '../parts/wallets/findWallet.js'
import { getOfferedConnectors } from '../parts/wallets/getOfferedConnectors.js'
import { isConnectorOf } from '../parts/wallets/isConnectorOf.js'
import type { ViewProps } from '../ViewProps.js'
import { RemotePanel } from './RemotePanel.js'
import { UnsupportedPanel } from './UnsupportedPanel.js'

/** Connects a remote wallet on every platform that it supports. */
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
