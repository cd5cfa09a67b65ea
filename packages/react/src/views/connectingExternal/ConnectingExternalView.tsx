import type { ChainNamespace, Connector } from '@portico/core'
import { useConnecting } from '../../hooks/internal/useAttempt.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { AskingPanel } from '../parts/asking/AskingPanel.js'
import { connectingStrings } from '../parts/asking/strings.js'
import { Picture } from '../parts/pictures/Picture.js'
import type { ViewProps } from '../ViewDefinition.js'

export function ConnectingExternalView({ route }: ViewProps<'ConnectingExternal'>) {
  const connector = useConnectorOf(route.namespace, route.connectorId)
  const [connecting, retry] = useConnecting(route.namespace, route.connectorId)
  const words = useStrings(connectingStrings)
  const { goBack, push } = useNavigation()
  const { namespace, connectorId } = route
  const wallet = connector?.name ?? words.yourWallet
  return (
    <AskingPanel
      asking={connecting}
      words={words}
      values={{ wallet }}
      picture={<Picture pictured={connector && { connector }} name={wallet} size={72} loading="eager" />}
      onRetry={retry}
      onLeave={goBack}
      onHelp={() => push({ name: 'Doctor', namespace, connectorId })}
    />
  )
}

function useConnectorOf(namespace: ChainNamespace, id: string): Connector | undefined {
  return usePorticoStore(({ connectors }) =>
    connectors.find(connector => connector.chain === namespace && connector.id === id),
  )
}
