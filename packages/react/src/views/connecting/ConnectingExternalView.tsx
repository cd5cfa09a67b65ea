import { getErrorText } from '../../hooks/getErrorText.js'
import { type Connecting, useConnecting } from '../../hooks/useConnecting.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import type { ViewProps } from '../../hooks/ViewProps.js'
import type { Messages } from '../../locales/Messages.js'
import { WalletImage } from '../../ui/Image/WalletImage.js'
import { useConnectorOf } from '../wallets/useConnectorOf.js'
import { WalletPicture } from '../wallets/WalletPicture.js'
import { RequestPanel, type RequestPanelProps } from './RequestPanel.js'

/** Asks the wallet to connect by being shown. */
export function ConnectingExternalView({ route }: ViewProps<'ConnectingExternal'>) {
  const connector = useConnectorOf(route.namespace, route.connectorId)
  const connecting = useConnecting(route.namespace, route.connectorId)
  const { messages, format } = useMessages()
  const { goBack } = useNavigation()
  const words = messages.connecting
  const wallet = connector?.name ?? words.yourWallet
  const { ring, title, text, settled } = describe(connecting, words)
  return (
    <RequestPanel
      state={ring}
      picture={
        connector ? (
          <WalletPicture pictured={{ connector }} size={72} loading="eager" />
        ) : (
          <WalletImage name={wallet} size={72} />
        )
      }
      title={format(title, { wallet })}
      text={format(text, { wallet })}
      retry={settled ? { label: words.tryAgain, onClick: connecting.retry } : undefined}
      otherWay={settled ? { label: words.anotherWay, onClick: goBack } : undefined}
    />
  )
}

interface Description {
  readonly ring: RequestPanelProps['state']
  readonly title: string
  readonly text: string
  /** Nothing more will come by itself, or not soon: offer the ways on. */
  readonly settled: boolean
}

function describe(connecting: Connecting, words: Messages['connecting']): Description {
  switch (connecting.status) {
    case 'waiting':
      return { ring: 'loading', title: words.confirm, text: words.confirmText, settled: false }
    case 'slow':
      return { ring: 'loading', title: words.slowTitle, text: words.slowText, settled: true }
    case 'pendingElsewhere':
      return { ring: 'idle', title: words.pendingTitle, text: words.pendingText, settled: true }
    case 'rejected':
      return { ring: 'error', title: words.rejectedTitle, text: words.rejectedText, settled: true }
    case 'error':
      return { ring: 'error', title: words.errorTitle, text: getErrorText(connecting.error), settled: true }
    case 'connected':
      return { ring: 'success', title: words.connected, text: words.connectedText, settled: false }
  }
}
