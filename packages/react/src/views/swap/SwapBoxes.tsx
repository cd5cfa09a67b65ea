import { formatUnits } from '@portico/core'
import { editSwap, editSwapMax, formatMoney, type SwapToken, toMoney } from '@portico/core/internal'
import { useId } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Text } from '../../ui/Text/Text.js'
import { AmountInput } from '../parts/amount/AmountInput.js'
import { Available } from '../parts/amount/Available.js'
import { TokenButton } from '../parts/amount/TokenButton.js'
import { formatNumber } from './formatAmount.js'
import { swapStrings } from './strings.js'

interface GiveBoxProps {
  readonly token: SwapToken | undefined
  readonly amount: string
  readonly units: bigint | undefined
  readonly isWrong: boolean
}

export function GiveBox({ token, amount, units, isWrong }: GiveBoxProps) {
  const portico = usePorticoInstance('GiveBox')
  const { format } = useMessages()
  const words = useStrings(swapStrings)
  const availableId = useId()
  return (
    <div className="send-box swap-box" data-wrong={isWrong || undefined}>
      <div className="send-line">
        <span className="send-grow">
          <Text size="xs" tone="secondary">
            {words.give}
          </Text>
        </span>
        <Worth token={token} units={units} />
      </div>
      <div className="send-line">
        <AmountInput
          label={format(words.amountIn, { symbol: token?.symbol ?? '' })}
          value={amount}
          isWrong={isWrong}
          describedBy={availableId}
          onChange={typed => editSwap(portico, { amount: typed })}
          data-testid="swap-amount"
        />
        <SideButton token={token} side="from" />
      </div>
      <Available
        id={availableId}
        token={token}
        words={words}
        onMax={() => editSwapMax(portico)}
        testId="swap-max"
      />
    </div>
  )
}

interface GetBoxProps {
  readonly token: SwapToken | undefined
  readonly units: bigint | undefined
  /** A new quote is loading. */
  readonly isOld: boolean
}

export function GetBox({ token, units, isOld }: GetBoxProps) {
  const { locale } = usePorticoInstance('GetBox').options
  const { format } = useMessages()
  const words = useStrings(swapStrings)
  return (
    <div className="send-box swap-box">
      <div className="send-line">
        <span className="send-grow">
          <Text size="xs" tone="secondary">
            {words.get}
          </Text>
        </span>
        <Worth token={token} units={units} />
      </div>
      <div className="send-line">
        <output
          className="swap-got"
          data-old={isOld || undefined}
          aria-label={format(words.getAmount, { symbol: token?.symbol ?? '' })}
          data-testid="swap-got"
        >
          <bdi>
            {token && units !== undefined ? formatNumber(formatUnits(units, token.decimals), locale) : '0'}
          </bdi>
        </output>
        <SideButton token={token} side="to" />
      </div>
    </div>
  )
}

function Worth({
  token,
  units,
}: {
  readonly token: SwapToken | undefined
  readonly units: bigint | undefined
}) {
  const { locale } = usePorticoInstance('Worth').options
  const money = token && units ? toMoney(units, token) : undefined
  if (money === undefined) return null
  return (
    <Text size="xs" tone="secondary">
      <bdi>{formatMoney(Number(money), locale)}</bdi>
    </Text>
  )
}

function SideButton({
  token,
  side,
}: {
  readonly token: SwapToken | undefined
  readonly side: 'from' | 'to'
}) {
  const words = useStrings(swapStrings)
  const { push } = useNavigation()
  return (
    <TokenButton
      token={token}
      words={words}
      onClick={() => push({ name: 'SwapSelectToken', side })}
      data-testid={`swap-${side}`}
    />
  )
}
