import { listSwapTokens, type PendingSwap, resetSwap } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { LostAnswer } from '../parts/asking/LostAnswer.js'
import { swapStrings } from './strings.js'

/** An unknown outcome: the wallet received the request, but no response arrived. */
export function SwapInterrupted({ open: { from, amount } }: { readonly open: PendingSwap }) {
  const portico = usePorticoInstance('SwapInterrupted')
  const { format } = useMessages()
  const words = useStrings(swapStrings)
  const symbol = usePorticoStore(
    state => listSwapTokens(state).find(({ address = '' }) => address === from)?.symbol ?? '',
  )
  return (
    <LostAnswer
      title={words.interrupted}
      text={format(words.interruptedText, { amount, symbol })}
      words={words}
      onAnew={() => resetSwap(portico)}
    />
  )
}
