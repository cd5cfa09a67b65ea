import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { getFamilyName } from '../../locales/getFamilyName.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { ListItem, Stack, Text, ViewBody } from '../../ui/index.js'
import { connectingStrings } from '../parts/asking/strings.js'
import { NetworkPicture, WalletPicture } from '../parts/pictures/Picture.js'
import { ErrorState } from '../parts/states/StateMessage.js'
import { findGroup } from '../parts/wallets/groupConnectors.js'
import type { ViewProps } from '../ViewDefinition.js'

export function ConnectingMultiChainView({ route }: ViewProps<'ConnectingMultiChain'>) {
  const messages = useMessages()
  const words = useStrings(connectingStrings)
  const { push, goBack } = useNavigation()
  const families = usePorticoStore(state => state.families)
  const connectors = usePorticoStore(state => state.connectors)
  const networks = usePorticoStore(state => state.networks.active)
  const group = findGroup(connectors, route.walletName)
  const wallet = route.walletName
  if (!group) {
    // The extension was disabled meanwhile.
    return (
      <ViewBody>
        <ErrorState title={messages.connect.noWalletsTitle} onRetry={goBack} retryLabel={words.leave} />
      </ViewBody>
    )
  }
  return (
    <ViewBody>
      <Stack gap={16} align="center">
        <WalletPicture pictured={{ connector: group.connectors[0] }} size={72} loading="eager" />
        <Text variant="note">{format(words.selectChainText, { wallet })}</Text>
      </Stack>
      <Stack gap={8}>
        {group.connectors.map(({ chain, id }) => (
          <ListItem
            key={chain}
            title={getFamilyName(families, chain, messages)}
            image={
              <NetworkPicture
                network={networks[chain]}
                name={getFamilyName(families, chain, messages)}
                size={40}
              />
            }
            trailing={<ChevronIcon />}
            onClick={() => push({ name: 'ConnectingExternal', namespace: chain, connectorId: id })}
            data-testid={`family-${chain}`}
          />
        ))}
      </Stack>
    </ViewBody>
  )
}
