import type { Network } from '@portico/core'
import { useEffect } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoSwapResult } from '../../hooks/usePorticoSwap.js'
import { PrimaryButton } from '../../ui/Button/Button.js'
import { IconButton } from '../../ui/IconButton/IconButton.js'
import { SwapIcon } from '../../ui/icons/SwapIcon.js'
import { ViewBody } from '../../ui/Stack/Stack.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { LostAnswer } from '../parts/asking/LostAnswer.js'
import type { ViewProps } from '../ViewDefinition.js'
import { GetBox, GiveBox } from './SwapBoxes.js'
import { SwapFacts } from './SwapFacts.js'
import { swapStyles } from './SwapView.css.js'
import { swapStrings } from './strings.js'

export interface SwapFormProps {
  readonly swap: UsePorticoSwapResult
  readonly network: Network
  /** Its parameters are the initial values. */
  readonly route: ViewProps<'Swap'>['route']
}

export function SwapForm({ swap, network, route }: SwapFormProps) {
  useStyles(swapStyles)
  const { format } = useMessages()
  const words = useStrings(swapStrings)
  const { push } = useNavigation()
  const { status, from, to, units, quote, problem, refusal, pending, start } = swap
  useEffect(() => start(route), [start, route])
  if (pending) {
    const symbol = swap.tokens.find(({ address = '' }) => address === pending.from)?.symbol ?? ''
    return (
      <LostAnswer
        title={words.interrupted}
        text={format(words.interruptedText, { amount: pending.amount, symbol })}
        words={words}
        onAnew={swap.reset}
      />
    )
  }
  const token = from?.symbol ?? ''
  const symbol = refusal === 'feeMissing' ? network.nativeCurrency.symbol : token
  const isChecking = status === 'checking'
  const waiting = isChecking ? words.checking : words.asking
  const label = isChecking || swap.isFetchingQuote ? waiting : words.review
  const review = async () => {
    if (await swap.check()) push('SwapPreview')
  }
  return (
    <ViewBody
      footer={
        <PrimaryButton
          disabled={!swap.canCheck}
          loading={isChecking}
          onClick={review}
          data-testid="swap-review"
        >
          {problem ? format(words.problems[problem], { symbol: token }) : label}
        </PrimaryButton>
      }
    >
      <div className="swap-pair">
        <GiveBox swap={swap} />
        <div className="swap-turn">
          <IconButton label={words.turn} variant="filled" onClick={swap.reverse} data-testid="swap-turn">
            <SwapIcon />
          </IconButton>
        </div>
        <GetBox swap={swap} />
      </div>
      {from && to && units !== undefined && quote !== undefined ? (
        <SwapFacts swap={{ from, to, units, expected: quote }} impact={swap.priceImpact} />
      ) : null}
      {refusal ? (
        <Text tone="danger" role="alert">
          {format(words.refusals[refusal], { symbol, token })}
        </Text>
      ) : null}
    </ViewBody>
  )
}
