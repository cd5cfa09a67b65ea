import { finishSwap, listSwapTokens, type PendingSwap } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useWords } from '../../hooks/internal/useWords.js'
import { enSwap } from '../../locales/later/enSwap.js'
import { LostAnswer } from '../parts/asking/LostAnswer.js'

/** An unknown outcome: the wallet received the request, but no response arrived. */
export function SwapInterrupted({ open: { from, amount } }: { readonly open: PendingSwap }) {
  const portico = usePorticoInstance('SwapInterrupted')
  const { format } = useMessages()
  const words = useWords('swap', enSwap)
  const symbol = usePorticoStore(
    state => listSwapTokens(state).find(({ address = '' }) => address === from)?.symbol ?? '',
  )
  return (
    <LostAnswer
      title={words.interrupted}
      text={format(words.interruptedText, { amount, symbol })}
      words={words}
      onAnew={() => finishSwap(portico)}
    />
  )
}
