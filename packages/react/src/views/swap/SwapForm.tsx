import type { Network } from '@portico/core'
import { useState } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoSwapResult } from '../../hooks/usePorticoSwap.js'
import { SwapIcon } from '../../ui/icons/SwapIcon.js'
import { IconButton, PrimaryButton, RefreshRing, Text, useStyles, ViewBody } from '../../ui/index.js'
import { formatPercent } from './formatAmount.js'
import { SlippageField } from './SlippageField.js'
import { GetBox, GiveBox } from './SwapBoxes.js'
import { SwapFacts } from './SwapFacts.js'
import { swapStyles } from './SwapView.css.js'
import { swapStrings } from './strings.js'

export interface SwapFormProps {
  readonly swap: UsePorticoSwapResult
  readonly network: Network
}

export function SwapForm({ swap, network }: SwapFormProps) {
  useStyles(swapStyles)
  const words = useStrings(swapStrings)
  const { push } = useNavigation()
  const { status, problem, refusal, canCheck } = swap
  const token = swap.from?.symbol ?? ''
  const symbol = refusal === 'feeMissing' ? network.nativeCurrency.symbol : token
  const isChecking = status === 'checking'
  const waiting = isChecking ? words.checking : words.asking
  const label = isChecking || swap.isFetchingQuote ? waiting : words.review
  const review = async () => {
    if (await swap.check()) push('SwapPreview')
  }
  const goOn = () => {
    if (canCheck && !isChecking) void review()
  }
  return (
    <ViewBody
      footer={
        <PrimaryButton disabled={!canCheck} loading={isChecking} onClick={review} data-testid="swap-review">
          {problem ? format(words.problems[problem], { symbol: token }) : label}
        </PrimaryButton>
      }
    >
      <div className="swap-pair">
        <GiveBox swap={swap} onEnter={goOn} />
        <div className="swap-turn">
          <IconButton label={words.turn} variant="filled" onClick={swap.reverse} data-testid="swap-turn">
            <SwapIcon />
          </IconButton>
        </div>
        <GetBox swap={swap} />
      </div>
      <Terms swap={swap} network={network} />
      {refusal ? <Text variant="error">{format(words.refusals[refusal], { symbol, token })}</Text> : null}
    </ViewBody>
  )
}

/** The terms of the quote, with the slippage to choose. */
function Terms({ swap, network }: SwapFormProps) {
  const { locale } = usePorticoInstance('Terms').options
  const words = useStrings(swapStrings)
  const { from, to, units, quote, draft, slippage } = swap
  const [isOpen, setIsOpen] = useState(draft.slippage !== undefined)
  if (!from || !to || units === undefined || quote === undefined) return null
  const percent = formatPercent(slippage, locale)
  return (
    <>
      <SwapFacts
        swap={{ from, to, units, expected: quote, slippage }}
        impact={swap.priceImpact}
        network={network}
        fee={swap.fee}
        feeToken={swap.feeToken}
        refresh={
          <RefreshRing
            label={words.refresh}
            title={words.refreshing}
            since={swap.quotedAt}
            isFetching={swap.isQuoteStale}
            onClick={swap.refetchQuote}
            data-testid="swap-refresh"
          />
        }
        slippage={
          <button
            type="button"
            className="flow-small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            data-testid="swap-slippage"
          >
            {draft.slippage === undefined ? `${words.slippageAuto} (${percent})` : percent}
          </button>
        }
      />
      {isOpen ? <SlippageField swap={swap} /> : null}
    </>
  )
}
