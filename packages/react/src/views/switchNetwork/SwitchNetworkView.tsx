import { selectShownAccount } from '@portico/core'
import { useNavigation } from '../../hooks/useNavigation.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'
import { useSwitching } from '../../hooks/useSwitching.js'
import { useWords } from '../../hooks/useWords.js'
import { enSwitching } from '../../locales/later/enSwitching.js'
import { AskingPanel } from '../parts/asking/AskingPanel.js'
import { NetworkPicture } from '../parts/networks/NetworkPicture.js'
import type { ViewProps } from '../ViewProps.js'

/** Asks the wallet for the network by being shown. */
export function SwitchNetworkView({ route }: ViewProps<'SwitchNetwork'>) {
  const words = useWords('switching', enSwitching)
  const { goBack } = useNavigation()
  const target = usePorticoStore(state =>
    state.networks.requested.find(network => network.caipNetworkId === route.network),
  )
  const walletName = usePorticoStore(state => selectShownAccount(state)?.wallet.name)
  const [switching, retry] = useSwitching(route.network)
  const network = target?.name ?? route.network
  return (
    <AskingPanel
      asking={switching}
      words={words}
      values={{ wallet: walletName ?? words.yourWallet, network }}
      shape="circle"
      picture={<NetworkPicture network={target} name={network} size={72} />}
      onRetry={retry}
      onLeave={goBack}
    />
  )
}
