import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoDisconnect } from '../../hooks/usePorticoDisconnect.js'
import { DisconnectIcon } from '../../ui/icons/DisconnectIcon.js'
import { Divider, ListItem, Stack, ViewBody } from '../../ui/index.js'
import { accountStrings } from '../account/strings.js'
import { NetworkRows } from '../parts/networks/NetworkRows.js'
import { switchingStrings } from '../parts/networks/strings.js'
import { useNetworkChoice } from '../parts/networks/useNetworkChoice.js'
import { useNetworkList } from '../parts/networks/useNetworkList.js'
import { EmptyState } from '../parts/states/StateMessage.js'

export function UnsupportedChainView() {
  const account = useStrings(accountStrings)
  const words = useStrings(switchingStrings)
  const namespace = usePorticoStore(state => state.networks.activeNamespace)
  const { networks, testnets } = useNetworkList()
  const choice = useNetworkChoice()
  const { disconnect } = usePorticoDisconnect()
  const rows = [...networks, ...testnets].filter(
    ({ network, unavailable }) => network.chainNamespace === namespace && !unavailable,
  )
  const footer = (
    <Stack gap={12}>
      {rows.length > 0 ? <Divider label={words.or} /> : null}
      <ListItem
        title={account.disconnect}
        image={<DisconnectIcon />}
        tone="danger"
        onClick={() => disconnect({ namespace })}
        data-testid="disconnect"
      />
    </Stack>
  )
  return (
    <ViewBody footer={footer}>
      <EmptyState
        title={words.unsupportedTitle}
        description={rows.length > 0 ? words.unsupportedText : words.none}
        picture="network"
      />
      <NetworkRows rows={rows} choice={choice} />
    </ViewBody>
  )
}
