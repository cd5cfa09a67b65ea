import { type ChainNamespace, type Connection, chooseAccount, selectNetwork } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import { addWallet, chooseFamily, isSameConnection, selectShownAccount } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { useMutation } from '../../hooks/useMutation.js'
import { usePortico } from '../../hooks/usePortico.js'
import { useConnections } from '../../hooks/usePorticoConnections.js'
import { usePorticoDisconnect } from '../../hooks/usePorticoDisconnect.js'
import { getFamilyName } from '../../locales/getFamilyName.js'
import { CloseIcon } from '../../ui/icons/CloseIcon.js'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.js'
import { WalletIcon } from '../../ui/icons/WalletIcon.js'
import { ListItem } from '../../ui/ListItem/ListItem.js'
import { RowFocus } from '../../ui/RowFocus/RowFocus.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { Text } from '../../ui/Text/Text.js'
import { Heading } from '../parts/Heading/Heading.js'
import { AccountChoice } from './AccountChoice.js'
import { ActiveWallet } from './ActiveWallet.js'
import { ConnectionRow, getWalletName } from './ConnectionRow.js'
import { profileStrings } from './strings.js'

export interface FamilyWalletsProps {
  readonly namespace: ChainNamespace
  /** Whether each wallet has its own disconnect button. */
  readonly several: boolean
}

export function FamilyWallets({ namespace, several }: FamilyWalletsProps) {
  const { portico } = usePortico()
  const { messages, format } = useMessages()
  const words = useStrings(profileStrings)
  const { push } = useNavigation()
  const families = usePorticoStore(state => state.families)
  const account = usePorticoStore(state => selectShownAccount(state, namespace))
  const network = usePorticoStore(state => selectNetwork(state, namespace))
  const multiWallet = usePorticoStore(({ features }) => features.values.multiWallet)
  const { connections, recentConnections, switchConnectionAsync, deleteConnection } = useConnections({
    namespace,
  })
  const { disconnect } = usePorticoDisconnect()
  const isActive = usePorticoStore(({ networks }) => networks.activeNamespace === namespace)
  // Choosing a wallet makes it the signer, whatever its family.
  const change = useMutation(async (connection: Connection) => {
    await switchConnectionAsync({ connection })
    chooseFamily(portico, namespace)
  })
  const busy = change.state.isPending
  const others = connections.filter(one => !account || !isSameConnection(one, account))

  // A wallet that is not connected reconnects in the view that shows the progress.
  const connectAgain = ({ connectorId, type }: Connection) =>
    push(
      type === 'WALLET_CONNECT'
        ? { name: 'ConnectingWalletConnect' }
        : { name: 'ConnectingExternal', namespace, connectorId },
    )

  return (
    <RowFocus>
      <Stack gap={16}>
        {account ? (
          <ActiveWallet
            account={account}
            network={network}
            onUse={isActive ? undefined : () => chooseFamily(portico, namespace)}
            onDisconnect={several ? () => disconnect({ namespace, closeModal: false }) : undefined}
          />
        ) : (
          <Text tone="secondary" align="center">
            {format(words.none, { family: getFamilyName(families, namespace, messages) })}
          </Text>
        )}
        {account && account.accounts.length > 1 && getFamily(families, namespace).pageChoosesAccount ? (
          <AccountChoice
            wallet={account.wallet.name}
            accounts={account.accounts}
            address={account.address}
            labels={account.addressLabels}
            onChoose={address => chooseAccount(portico, { namespace, address })}
          />
        ) : null}
        {change.state.isError ? (
          <Text tone="danger" align="center" role="alert">
            {words.switchFailed}
          </Text>
        ) : null}
        {others.length > 0 ? (
          <Stack gap={8}>
            <Heading>{words.others}</Heading>
            {others.map(connection => (
              <ConnectionRow
                key={`${connection.connectorId} ${connection.sessionId}`}
                connection={connection}
                onUse={change.mutate}
                away={{
                  label: format(words.disconnect, { wallet: getWalletName(connection) }),
                  icon: <DisconnectIcon />,
                  onClick: () => disconnect({ namespace, connection, closeModal: false }),
                }}
                busy={busy}
              />
            ))}
          </Stack>
        ) : null}
        {recentConnections.length > 0 ? (
          <Stack gap={8}>
            <Heading>{words.recent}</Heading>
            {recentConnections.map(connection => (
              <ConnectionRow
                key={`${connection.connectorId} ${connection.sessionId}`}
                connection={connection}
                onUse={connectAgain}
                away={{
                  label: format(words.remove, { wallet: getWalletName(connection) }),
                  icon: <CloseIcon size={16} />,
                  onClick: deleteConnection,
                }}
                busy={busy}
              />
            ))}
          </Stack>
        ) : null}
        {multiWallet || !account ? (
          <ListItem
            title={account ? words.add : words.connect}
            image={<WalletIcon />}
            onClick={() => addWallet(portico, namespace)}
            data-testid="add-wallet"
          />
        ) : null}
      </Stack>
    </RowFocus>
  )
}
