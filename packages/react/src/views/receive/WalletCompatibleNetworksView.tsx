import { isShallowEqual, selectCompatibleNetworks } from '@portico/core/internal'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { NoAccount } from '../parts/account/NoAccount.js'
import { NetworkPicture } from '../parts/networks/NetworkPicture.js'
import { receiveStyles } from './ReceiveView.css.js'
import { receiveStrings } from './strings.js'

/** The networks on which the address can receive. */
export function WalletCompatibleNetworksView() {
  useStyles(receiveStyles)
  const words = useStrings(receiveStrings)
  const networks = usePorticoStore(selectCompatibleNetworks, isShallowEqual)
  if (networks.length === 0) return <NoAccount />
  return (
    <ViewBody>
      <Text tone="secondary" align="center">
        {words.networksText}
      </Text>
      <ul className="receive-list" aria-label={words.networks}>
        {networks.map(network => (
          <li key={network.caipNetworkId} className="receive-network">
            <NetworkPicture network={network} size={40} />
            <Text weight="medium" truncate dir="auto">
              {network.name}
            </Text>
          </li>
        ))}
      </ul>
    </ViewBody>
  )
}
