import { switchActiveChain } from '@portico/core/internal'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { useMutation } from '../../hooks/useMutation.js'
import { usePortico } from '../../hooks/usePortico.js'
import { getFamilyName } from '../../locales/getFamilyName.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { switchingStrings } from '../parts/networks/strings.js'
import { NetworkPicture } from '../parts/pictures/Picture.js'
import type { ViewProps } from '../ViewDefinition.js'

/** Another chain family needs another wallet. Explains that before the current one is left. */
export function SwitchActiveChainView({ route }: ViewProps<'SwitchActiveChain'>) {
  const messages = useMessages()
  const words = useStrings(switchingStrings)
  const { portico } = usePortico()
  const families = usePorticoStore(state => state.families)
  const target = usePorticoStore(state =>
    state.networks.requested.find(network => network.caipNetworkId === route.network),
  )
  const network = target?.name ?? getFamilyName(families, route.switchToChain, messages)
  const change = useMutation(() => switchActiveChain(portico, route))
  const { error, isError } = change.state
  return (
    <RequestPanel
      state={isError ? 'error' : 'idle'}
      shape="circle"
      picture={<NetworkPicture network={target} name={network} size={72} />}
      title={isError ? words.errorTitle : format(words.activeChainTitle, { network })}
      text={isError ? <ErrorText error={error} /> : format(words.activeChainText, { network })}
      retry={{
        label: isError ? words.tryAgain : words.activeChainAction,
        onClick: () => change.mutate(undefined),
      }}
    />
  )
}
