import {
  confirmSwap,
  resetSwap,
  selectSwap,
  selectSwapper,
  showSwap,
  watchSwapPreview,
} from '@portico/core/internal'
import { useEffect, useLayoutEffect } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStyles } from '../../ui/useStyles.js'
import { walletSendStyles } from '../walletSend/WalletSendView.css.js'
import { SwapPreview } from './SwapPreview.js'
import { SwapProgress } from './SwapProgress.js'
import { swapStyles } from './SwapView.css.js'

/** The preview of the swap, then its progress. */
export function SwapPreviewView() {
  useStyles(walletSendStyles)
  useStyles(swapStyles)
  const portico = usePorticoInstance('SwapPreviewView')
  const { goBack, reset } = useNavigation()
  const state = usePorticoStore(selectSwap)
  const swapper = usePorticoStore(
    selectSwapper,
    (one, other) => one?.account === other?.account && one?.network === other?.network,
  )
  const isNew = state.status === 'checked' && !state.isShown
  // In a layout effect, with the paint: a click before it does not count as a confirmation of these terms.
  useLayoutEffect(() => {
    if (isNew) showSwap(portico)
  }, [portico, isNew])
  useEffect(() => watchSwapPreview(portico), [portico])
  // Refused, changed elsewhere, or of another account: the form shows the reason.
  const isShown = swapper !== undefined && ('swap' in state || state.status === 'checking')
  useEffect(() => {
    if (!isShown) goBack()
  }, [isShown, goBack])
  if (!isShown) return null
  if (state.status === 'checked')
    return (
      <SwapPreview
        network={swapper.network}
        swap={state.swap}
        onConfirm={() => void confirmSwap(portico)}
        onCancel={goBack}
      />
    )
  return (
    <SwapProgress
      {...swapper}
      state={state}
      onRetry={() => void confirmSwap(portico)}
      onChange={goBack}
      onLeave={() => {
        resetSwap(portico)
        reset('Account')
      }}
    />
  )
}
