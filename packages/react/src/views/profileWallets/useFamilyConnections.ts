import type { ChainNamespace, Connection } from '@portico/core'
import { chooseFamily, isSameConnection, selectShownAccount } from '@portico/core/internal'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useMutation } from '../../hooks/useMutation.js'
import { useConnections } from '../../hooks/usePorticoConnections.js'

interface FamilyConnections {
  readonly account: ReturnType<typeof selectShownAccount>
  readonly others: readonly Connection[]
  readonly recent: readonly Connection[]
  readonly switching: {
    readonly isError: boolean
    readonly isPending: boolean
    readonly switchTo: (connection: Connection) => void
  }
  readonly connectAgain: (connection: Connection) => void
  readonly remove: (connection: Connection) => void
}

/** The account of a family, its other wallets, and what choosing one of them does. */
export function useFamilyConnections(namespace: ChainNamespace): FamilyConnections {
  const portico = usePorticoInstance('useFamilyConnections')
  const { push } = useNavigation()
  const account = usePorticoStore(state => selectShownAccount(state, namespace))
  const { connections, recentConnections, switchConnectionAsync, deleteConnection } = useConnections({
    namespace,
  })
  // Choosing a wallet makes it the signer, whatever its family.
  const { state, mutate } = useMutation(async (connection: Connection) => {
    await switchConnectionAsync({ connection })
    chooseFamily(portico, namespace)
  })
  return {
    account,
    others: connections.filter(one => !account || !isSameConnection(one, account)),
    recent: recentConnections,
    switching: { ...state, switchTo: mutate },
    // A wallet that is not connected reconnects in the view that shows the progress.
    connectAgain: ({ connectorId, type }: Connection) =>
      push(
        type === 'WALLET_CONNECT'
          ? { name: 'ConnectingWalletConnect' }
          : { name: 'ConnectingExternal', namespace, connectorId },
      ),
    remove: deleteConnection,
  }
}
