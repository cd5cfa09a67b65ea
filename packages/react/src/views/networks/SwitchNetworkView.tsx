import { selectShownAccount } from '@portico/core'
import { getErrorText } from '../../hooks/getErrorText.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'
import { type Switching, useSwitching } from '../../hooks/useSwitching.js'
import type { ViewProps } from '../../hooks/ViewProps.js'
import type { Messages } from '../../locales/Messages.js'
import { RequestPanel, type RequestPanelProps } from '../connecting/RequestPanel.js'
import { NetworkPicture } from './NetworkPicture.js'

/** Asks the wallet for the network by being shown. */
export function SwitchNetworkView({ route }: ViewProps<'SwitchNetwork'>) {
  const { messages, format } = useMessages()
  const { switching: words } = messages
  const { goBack } = useNavigation()
  const target = usePorticoStore(state =>
    state.networks.requested.find(network => network.caipNetworkId === route.network),
  )
  const walletName = usePorticoStore(state => selectShownAccount(state)?.wallet.name)
  const switching = useSwitching(route.network)
  const values = { wallet: walletName ?? words.yourWallet, network: target?.name ?? route.network }
  const { ring, title, text, settled } = describe(switching, words)
  return (
    <RequestPanel
      state={ring}
      shape="circle"
      picture={<NetworkPicture network={target} name={values.network} size={72} />}
      title={format(title, values)}
      text={format(text, values)}
      retry={settled ? { label: words.tryAgain, onClick: switching.retry } : undefined}
      otherWay={settled ? { label: words.anotherNetwork, onClick: goBack } : undefined}
    />
  )
}

interface Description {
  readonly ring: RequestPanelProps['state']
  readonly title: string
  readonly text: string
  readonly settled: boolean
}

function describe(switching: Switching, words: Messages['switching']): Description {
  switch (switching.status) {
    case 'waiting':
      return { ring: 'loading', title: words.confirm, text: words.confirmText, settled: false }
    case 'slow':
      return { ring: 'loading', title: words.slowTitle, text: words.slowText, settled: true }
    case 'pendingElsewhere':
      return { ring: 'idle', title: words.pendingTitle, text: words.pendingText, settled: true }
    case 'rejected':
      return { ring: 'error', title: words.rejectedTitle, text: words.rejectedText, settled: true }
    case 'error':
      return { ring: 'error', title: words.errorTitle, text: getErrorText(switching.error), settled: true }
    case 'switched':
      return { ring: 'success', title: words.switched, text: '', settled: false }
  }
}
