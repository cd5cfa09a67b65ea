import { type Connection, selectNetwork, selectRoute, selectShownAccount, showToast } from '@portico/core'
import { useEffect, useState } from 'react'
import { useAccountWords } from '../../hooks/useAccountWords.js'
import { useMutation } from '../../hooks/useMutation.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { usePortico } from '../../hooks/usePortico.js'
import { usePorticoConnections } from '../../hooks/usePorticoConnections.js'
import { usePorticoDisconnect } from '../../hooks/usePorticoDisconnect.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'
import { useWords } from '../../hooks/useWords.js'
import type { ViewProps } from '../../hooks/ViewProps.js'
import { enProfile } from '../../locales/later/enProfile.js'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.js'
import { WalletIcon } from '../../ui/icons/WalletIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'
import { NoAccount } from '../parts/account/NoAccount.js'
import { Heading } from '../parts/Heading/Heading.js'
import { ActiveWallet } from './ActiveWallet.js'
import { ConnectionRow } from './ConnectionRow.js'

/** The wallets of this page: the one in use, others that are connected, and earlier ones. */
export function ProfileWalletsView({ route }: ViewProps<'ProfileWallets'>) {
  const { portico } = usePortico()
  const profile = useWords('profile', enProfile)
  const words = useAccountWords()
  const { push, replace, goBack } = useNavigation()
  useEffect(() => {
    if (!route.added || selectRoute(portico.store.get().router) !== route) return
    showToast(portico, { id: 'wallet-added', type: 'success', message: profile.added })
    // Said once: whoever comes back to this view has read it.
    replace('ProfileWallets')
  }, [route, portico, profile, replace])
  const account = usePorticoStore(state => selectShownAccount(state))
  const network = usePorticoStore(state => selectNetwork(state))
  const multiWallet = usePorticoStore(({ features }) => features.values.multiWallet)
  const namespace = usePorticoStore(state => state.networks.activeNamespace)
  const { connections, recentConnections, switchConnection, deleteConnection } = usePorticoConnections()
  const { disconnect } = usePorticoDisconnect()
  // Earlier connections are read from the storage, which does not tell when one is gone.
  const [removed, setRemoved] = useState<readonly string[]>([])
  const change = useMutation((connection: Connection) => switchConnection({ connection }))
  const leave = () => {
    // Wallets may take their time, and the visitor may be elsewhere by then.
    if (selectRoute(portico.store.get().router).name === 'ProfileWallets') goBack()
  }
  const use = (connection: Connection) => change.mutate(connection, { onSuccess: leave })
  if (!account) return <NoAccount />
  const others = multiWallet
    ? connections.filter(
        other => other.connectorId !== account.connectorId || other.sessionId !== account.sessionId,
      )
    : []
  const earlier = recentConnections.filter(
    ({ connectorId }) => connectorId !== account.connectorId && !removed.includes(connectorId),
  )
  return (
    <ViewBody>
      <ActiveWallet account={account} network={network} />
      {change.state.isError ? (
        <Text tone="danger" align="center" role="alert">
          {profile.switchFailed}
        </Text>
      ) : null}
      {others.length > 0 ? (
        <Stack gap={8}>
          <Heading>{profile.others}</Heading>
          {others.map(connection => (
            <ConnectionRow
              key={connection.sessionId ?? connection.connectorId}
              connection={connection}
              onUse={use}
              busy={change.state.isPending}
            />
          ))}
        </Stack>
      ) : null}
      {earlier.length > 0 ? (
        <Stack gap={8}>
          <Heading>{profile.recent}</Heading>
          {earlier.map(connection => (
            <ConnectionRow
              key={connection.connectorId}
              connection={connection}
              onUse={use}
              busy={change.state.isPending}
              onRemove={({ connectorId }) => {
                deleteConnection({ connectorId })
                setRemoved(before => [...before, connectorId])
              }}
            />
          ))}
        </Stack>
      ) : null}
      <div className="account-rows">
        {multiWallet ? (
          <ListItem
            title={profile.add}
            image={<WalletIcon />}
            onClick={() => push('Connect')}
            data-testid="add-wallet"
          />
        ) : null}
        <ListItem
          title={words.disconnect}
          image={<DisconnectIcon />}
          tone="danger"
          onClick={() => disconnect({ namespace })}
          data-testid="disconnect"
        />
      </div>
    </ViewBody>
  )
}
