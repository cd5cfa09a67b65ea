import { finishSwap, listSwapTokens, type OpenSwap } from '@portico/core'
import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { usePorticoInstance } from '../../hooks/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/usePorticoStore.js'
import { useWords } from '../../hooks/useWords.js'
import { enSwap } from '../../locales/later/enSwap.js'
import { Button } from '../../ui/Button/Button.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'

/** A swap that the wallet was asked for when the page was left: to be looked up before there is another one. */
export function SwapInterrupted({ open: { from, amount } }: { readonly open: OpenSwap }) {
  const portico = usePorticoInstance('SwapInterrupted')
  const { format } = useMessages()
  const words = useWords('swap', enSwap)
  const { reset } = useNavigation()
  const symbol = usePorticoStore(
    state => listSwapTokens(state).find(({ address = '' }) => address === from)?.symbol ?? '',
  )
  return (
    <ViewBody
      footer={
        <div className="swap-sums">
          <Button
            variant="primary"
            size="lg"
            fullWidth
            onClick={() => reset({ name: 'Account', tab: 'activity' })}
            data-testid="swap-activity"
          >
            {words.seeActivity}
          </Button>
          <Button variant="ghost" fullWidth onClick={() => finishSwap(portico)} data-testid="swap-anew">
            {words.beginAnew}
          </Button>
        </div>
      }
    >
      <EmptyState
        title={words.interrupted}
        description={format(words.interruptedText, { amount, symbol })}
        picture="wallet"
      />
    </ViewBody>
  )
}
