import { formatUnits } from '@portico/core'
import type { SwapToken } from '@portico/core/internal'
import { type ReactNode, useId } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoSwapResult } from '../../hooks/usePorticoSwap.js'
import { Text } from '../../ui/index.js'
import { AmountInput, Available, Shares, TokenButton } from '../parts/amount/AmountFields.js'
import { Worth } from '../parts/flow/Worth.js'
import { formatNumber } from './formatAmount.js'
import { swapStrings } from './strings.js'

interface BoxProps {
  readonly swap: UsePorticoSwapResult
}

export function GiveBox({ swap, onEnter }: BoxProps & { readonly onEnter: () => void }) {
  const { draft, from, units, problem, edit, selectShare } = swap
  const words = useStrings(swapStrings)
  const availableId = useId()
  const isWrong = draft.amount !== '' && (problem === 'incorrectValue' || problem === 'insufficientFunds')
  return (
    <Box
      side="from"
      label={words.give}
      token={from}
      units={units || undefined}
      isWrong={isWrong}
      below={
        <div className="flow-line swap-below">
          <Available id={availableId} token={from} words={words} />
          {from ? <Shares words={words} onChoose={selectShare} testId="swap-max" /> : null}
        </div>
      }
    >
      <AmountInput
        label={format(words.amountIn, { symbol: from?.symbol ?? '' })}
        value={draft.amount}
        isWrong={isWrong}
        describedBy={availableId}
        decimals={from?.decimals}
        onEnter={onEnter}
        onChange={amount => edit({ amount })}
        data-testid="swap-amount"
      />
    </Box>
  )
}

export function GetBox({ swap: { to, quote, isQuoteStale } }: BoxProps) {
  const { locale } = usePorticoInstance('GetBox').options
  const words = useStrings(swapStrings)
  return (
    <Box side="to" label={words.get} token={to} units={quote}>
      <output
        className="flow-result"
        data-old={isQuoteStale || undefined}
        aria-label={format(words.getAmount, { symbol: to?.symbol ?? '' })}
        data-testid="swap-got"
      >
        <bdi>{to && quote !== undefined ? formatNumber(formatUnits(quote, to.decimals), locale) : '0'}</bdi>
      </output>
    </Box>
  )
}

interface SideProps {
  readonly side: 'from' | 'to'
  readonly label: string
  readonly token: SwapToken | undefined
  readonly units: bigint | undefined
  readonly isWrong?: boolean
  readonly children: ReactNode
  readonly below?: ReactNode
}

function Box({ side, label, token, units, isWrong, children, below }: SideProps) {
  const words = useStrings(swapStrings)
  const { push } = useNavigation()
  return (
    <div className="flow-box swap-box" data-wrong={isWrong || undefined}>
      <div className="flow-line">
        <span className="flow-grow">
          <Text variant="caption">{label}</Text>
        </span>
        <Worth token={token} units={units} size="xs" />
      </div>
      <div className="flow-line">
        {children}
        <TokenButton
          token={token}
          words={words}
          onClick={() => push({ name: 'SwapSelectToken', side })}
          data-testid={`swap-${side}`}
        />
      </div>
      {below}
    </div>
  )
}
