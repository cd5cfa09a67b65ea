import { type ChainNamespace, type Connector, selectCatalogue } from '@portico/core'
import { selectDescribedWallets } from '@portico/core/internal'
import { useConnecting } from '../../hooks/internal/useAttempt.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { AskingPanel } from '../parts/asking/AskingPanel.js'
import { connectingStrings } from '../parts/asking/strings.js'
import { GetWalletRow } from '../parts/pairing/GetWalletRow.js'
import { Picture } from '../parts/pictures/Picture.js'
import { isConnectorOf } from '../parts/wallets/isConnectorOf.js'
import type { ListedWallet } from '../parts/wallets/WalletRow.js'
import type { ViewProps } from '../ViewDefinition.js'

export function ConnectingExternalView({ route }: ViewProps<'ConnectingExternal'>) {
  const connector = useConnectorOf(route.namespace, route.connectorId)
  const [connecting, retry] = useConnecting(route.namespace, route.connectorId)
  const app = useApp(connector)
  const words = useStrings(connectingStrings)
  const { goBack, push } = useNavigation()
  const { namespace, connectorId } = route
  const wallet = connector?.name ?? words.yourWallet
  const isUnanswered = connecting.status === 'slow' || connecting.status === 'error'
  return (
    <AskingPanel
      asking={connecting}
      words={words}
      values={{ wallet }}
      picture={<Picture pictured={connector && { connector }} name={wallet} size={72} loading="eager" />}
      onRetry={retry}
      onLeave={goBack}
      onHelp={() => push({ name: 'Doctor', namespace, connectorId })}
    >
      {app && isUnanswered ? <GetWalletRow wallet={app} /> : null}
    </AskingPanel>
  )
}

function useConnectorOf(namespace: ChainNamespace, id: string): Connector | undefined {
  return usePorticoStore(({ connectors }) =>
    connectors.find(connector => connector.chain === namespace && connector.id === id),
  )
}

/** The catalogue's entry of a wallet that a source reaches, which may not be installed. */
function useApp(connector: Connector | undefined): ListedWallet | undefined {
  const { options } = usePorticoInstance('useApp')
  return usePorticoStore(state => {
    if (!connector?.isSource) return undefined
    const described: readonly ListedWallet[] = selectDescribedWallets(selectCatalogue(state), options)
    return described.find(wallet => isConnectorOf(connector, wallet))
  })
}
