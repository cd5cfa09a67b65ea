import { useEffect } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoSwap } from '../../hooks/usePorticoSwap.js'
import { SwapPreview } from './SwapPreview.js'
import { SwapProgress } from './SwapProgress.js'

/** The preview of the swap, then its progress. */
export function SwapPreviewView() {
  const { goBack } = useNavigation()
  const flow = usePorticoSwap()
  const { swapper, status, swap } = flow
  // Refused, changed elsewhere, or of another account: the form shows the reason.
  const isShown = swapper !== undefined && (swap !== undefined || status === 'checking')
  useEffect(() => {
    if (!isShown) goBack()
  }, [isShown, goBack])
  if (!isShown) return null
  if (status === 'checked' && swap)
    return <SwapPreview flow={flow} network={swapper.network} swap={swap} onCancel={goBack} />
  return <SwapProgress flow={flow} swapper={swapper} />
}
