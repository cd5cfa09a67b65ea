import { selectNetwork } from '@portico/core'
import type { PendingSwap } from '@portico/core/internal'
import { useEffect, useState } from 'react'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { format, useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { type UsePorticoSwapResult, usePorticoSwap } from '../../hooks/usePorticoSwap.js'
import { ViewBody, ViewSkeleton } from '../../ui/index.js'
import { LostAnswer } from '../parts/asking/LostAnswer.js'
import { NetworkRows } from '../parts/networks/NetworkRows.js'
import { useNetworkChoice } from '../parts/networks/useNetworkChoice.js'
import { useNetworkList } from '../parts/networks/useNetworkList.js'
import { EmptyState, ErrorState } from '../parts/states/StateMessage.js'
import type { ViewProps } from '../ViewDefinition.js'
import { SwapForm } from './SwapForm.js'
import { isUnderWay, SwapSteps } from './SwapPreviewView.js'
import { swapStrings } from './strings.js'

/** The swap form (V-01), or the swap that the wallet was asked for before the dialog was closed. */
export function SwapView({ route }: ViewProps<'Swap'>) {
  const words = useStrings(swapStrings)
  const messages = useMessages()
  const swap = usePorticoSwap()
  const { swapper, networks, tokens, pending, start } = swap
  const owner = tokens.length > 0 ? swapper?.account.caipAddress : undefined
  // The requests are followed to their end here, also once the wallet has answered.
  const [isReopened, setIsReopened] = useState(false)
  if ((swap.status === 'confirming' || swap.status === 'approving') && !isReopened) setIsReopened(true)
  // Its parameters are the initial values, by the symbols of the tokens.
  useEffect(() => {
    if (owner) start(route)
  }, [owner, start, route])
  if (!swapper) return <Elsewhere ids={networks.map(({ caipNetworkId }) => caipNetworkId)} />
  if (swap.tokensError !== undefined)
    return <ErrorState title={words.loadFailed} onRetry={swap.refetchTokens} retryLabel={words.retry} />
  if (swap.isLoadingTokens) return <ViewSkeleton parts={[108, 108, 72]} label={messages.modal.loading} />
  if (tokens.length === 0) return <NoSwaps />
  if (pending) return <LostSwap swap={swap} pending={pending} />
  if (isReopened && isUnderWay(swap))
    return (
      <SwapSteps flow={swap} swapper={swapper} onEdit={() => setIsReopened(false)} onAbandon={swap.abandon} />
    )
  return <SwapForm swap={swap} network={swapper.network} />
}

interface LostSwapProps {
  readonly swap: UsePorticoSwapResult
  readonly pending: PendingSwap
}

function LostSwap({ swap, pending: { from, amount } }: LostSwapProps) {
  const words = useStrings(swapStrings)
  const symbol = swap.tokens.find(({ address = '' }) => address === from)?.symbol ?? ''
  return (
    <LostAnswer
      title={words.interrupted}
      text={format(words.interruptedText, { amount, symbol })}
      words={words}
      onAnew={swap.reset}
    />
  )
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
  const network = usePorticoStore(state => selectNetwork(state)?.name) ?? ''
  return (
    <EmptyState title={words.cannot} description={format(words.cannotText, { network })} picture="network" />
  )
}
