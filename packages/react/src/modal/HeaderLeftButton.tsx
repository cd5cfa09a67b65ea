import { type PorticoState, selectNetwork, selectRoute } from '@portico/core'
import { useMessages } from '../hooks/useMessages.js'
import { useNavigation } from '../hooks/useNavigation.js'
import { usePictures } from '../hooks/usePictures.js'
import { usePorticoInstance } from '../hooks/usePorticoInstance.js'
import { usePorticoStore } from '../hooks/usePorticoStore.js'
import { IconButton } from '../ui/IconButton/IconButton.js'
import { NetworkImage } from '../ui/Image/NetworkImage.js'
import { BackIcon } from '../ui/icons/BackIcon.js'
import { HelpIcon } from '../ui/icons/HelpIcon.js'
import { getView } from './getView.js'
import { selectHeaderLeft } from './selectHeaderLeft.js'

/** Back, help or the network, by the rules of the header. */
export function HeaderLeftButton({ router }: Pick<PorticoState, 'router'>) {
  const { options } = usePorticoInstance('HeaderLeftButton')
  const left = selectHeaderLeft(router, options, getView(selectRoute(router)).left)
  const { messages } = useMessages()
  const { goBack, push } = useNavigation()
  if (left === 'network') return <NetworkSelector />
  if (left === 'back') {
    return (
      <IconButton label={messages.modal.back} onClick={goBack} data-testid="portico-back">
        <BackIcon />
      </IconButton>
    )
  }
  if (left === 'none') return null
  return (
    <IconButton
      label={messages.modal.walletHelp}
      onClick={() => push('WhatIsAWallet')}
      data-testid="portico-help"
    >
      <HelpIcon />
    </IconButton>
  )
}

function NetworkSelector() {
  const network = usePorticoStore(state => selectNetwork(state))
  const hasChoice = usePorticoStore(
    state => state.networks.requested.length > 1 || selectNetwork(state)?.supported === false,
  )
  const { messages, format } = useMessages()
  const { push } = useNavigation()
  const pictures = usePictures()
  if (!network) return null
  return (
    <IconButton
      label={format(messages.modal.chooseNetwork, { network: network.name })}
      onClick={() => push('Networks')}
      disabled={!hasChoice}
      data-testid="portico-network"
    >
      <NetworkImage name={network.name} src={pictures.ofNetwork(network)} size={24} />
    </IconButton>
  )
}
