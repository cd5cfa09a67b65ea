import { selectNetwork } from '@portico/core'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { usePorticoSwap } from '../../hooks/usePorticoSwap.js'
import { ViewSkeleton } from '../../ui/Skeleton/Skeleton.js'
import { ViewBody } from '../../ui/Stack/Stack.js'
import { NetworkRows } from '../parts/networks/NetworkRows.js'
import { useNetworkChoice } from '../parts/networks/useNetworkChoice.js'
import { useNetworkList } from '../parts/networks/useNetworkList.js'
import { EmptyState, ErrorState } from '../parts/states/StateMessage.js'
import type { ViewProps } from '../ViewDefinition.js'
import { SwapForm } from './SwapForm.js'
import { swapStrings } from './strings.js'

/** The swap form (V-01). */
export function SwapView({ route }: ViewProps<'Swap'>) {
  const words = useStrings(swapStrings)
  const { messages } = useMessages()
  const swap = usePorticoSwap()
  const { swapper, networks, tokens } = swap
  if (!swapper) return <Elsewhere ids={networks.map(({ caipNetworkId }) => caipNetworkId)} />
  if (swap.tokensError !== undefined)
    return <ErrorState title={words.loadFailed} onRetry={swap.refetchTokens} retryLabel={words.retry} />
  if (swap.isLoadingTokens) return <ViewSkeleton parts={[108, 108, 72]} label={messages.modal.loading} />
  if (tokens.length === 0) return <NoSwaps />
  return <SwapForm swap={swap} network={swapper.network} route={route} />
}

/** The active network has no swaps: offers those of the site's networks that have them (W-33). */
function Elsewhere({ ids }: { readonly ids: readonly string[] }) {
  const words = useStrings(swapStrings)
  const { networks, testnets } = useNetworkList()
  const choice = useNetworkChoice()
  const rows = [...networks, ...testnets].filter(
    ({ unavailable, network }) => !unavailable && ids.includes(network.caipNetworkId),
  )
  if (rows.length === 0) return <NoSwaps />
  return (
    <ViewBody>
      <EmptyState title={words.elsewhere} description={words.elsewhereText} picture="network" />
      <NetworkRows rows={rows} choice={choice} />
    </ViewBody>
  )
}

function NoSwaps() {
  const words = useStrings(swapStrings)
  const { format } = useMessages()
  const network = usePorticoStore(state => selectNetwork(state)?.name) ?? ''
  return (
    <EmptyState title={words.cannot} description={format(words.cannotText, { network })} picture="network" />
  )
}
