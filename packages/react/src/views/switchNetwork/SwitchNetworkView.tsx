import { type CaipNetworkId, switchNetwork } from '@portico/core'
import { selectShownAccount } from '@portico/core/internal'
import { useCallback } from 'react'
import { useAttempt } from '../../hooks/internal/useAttempt.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance, usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useTexts.js'
import { type Asking, describeAttempt } from '../../state/createAttempt.js'
import { AskingPanel } from '../parts/asking/AskingPanel.js'
import { switchingStrings } from '../parts/networks/strings.js'
import { NetworkPicture } from '../parts/pictures/Picture.js'
import type { ViewProps } from '../ViewDefinition.js'

export function SwitchNetworkView({ route }: ViewProps<'SwitchNetwork'>) {
  const words = useStrings(switchingStrings)
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

function useSwitching(network: CaipNetworkId): readonly [switching: Asking, retry: () => void] {
  const portico = usePorticoInstance('useSwitching')
  const [attempt, retry] = useAttempt(useCallback(() => switchNetwork(portico, network), [portico, network]))
  return [describeAttempt(attempt), retry]
}
