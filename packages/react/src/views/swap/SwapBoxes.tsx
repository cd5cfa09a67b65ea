import {
  editSwap,
  fillInMost,
  formatBalance,
  formatMoney,
  formatUnits,
  type SwapToken,
  toMoney,
} from '@portico/core'
import { useId } from 'react'
import { useMessages } from '../../hooks/useMessages.js'
import { useMutation } from '../../hooks/useMutation.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { usePorticoInstance } from '../../hooks/usePorticoInstance.js'
import { useWords } from '../../hooks/useWords.js'
import { enSwap } from '../../locales/later/enSwap.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { Text } from '../../ui/Text/Text.js'
import { TokenPicture } from '../walletSend/TokenPicture.js'
import { toPoint } from '../walletSend/toPoint.js'
import { formatNumber } from './formatAmount.js'

interface GiveBoxProps {
  readonly token: SwapToken | undefined
  readonly amount: string
  readonly units: bigint | undefined
  readonly isWrong: boolean
}

/** How much of which token is given. */
export function GiveBox({ token, amount, units, isWrong }: GiveBoxProps) {
  const portico = usePorticoInstance('GiveBox')
  const { locale } = portico.options
  const { format } = useMessages()
  const words = useWords('swap', enSwap)
  const availableId = useId()
  const { mutate: takeAll, state: taking } = useMutation(() => fillInMost(portico))
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
        <input
          className="send-input send-amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={80}
          placeholder="0"
          aria-label={format(words.amountIn, { symbol: token?.symbol ?? '' })}
          aria-invalid={isWrong}
          aria-describedby={availableId}
          value={amount}
          onChange={event => editSwap(portico, { amount: toPoint(event.target.value, locale) })}
          data-testid="swap-amount"
        />
        <TokenButton token={token} side="from" />
      </div>
      <div className="send-line">
        <span className="send-grow" id={availableId}>
          <Text size="xs" tone="secondary" truncate>
            {token ? (
              <bdi>
                {format(words.available, {
                  amount: `${formatBalance(token.balance, locale)} ${token.symbol}`,
                })}
              </bdi>
            ) : null}
          </Text>
        </span>
        {token ? (
          <button
            type="button"
            className="send-small"
            aria-busy={taking.isPending || undefined}
            onClick={() => takeAll(undefined)}
            data-testid="swap-max"
          >
            {words.max}
          </button>
        ) : null}
      </div>
    </div>
  )
}

interface GetBoxProps {
  readonly token: SwapToken | undefined
  readonly units: bigint | undefined
  /** Another price is on its way. */
  readonly isOld: boolean
}

/** How much of which token there is to get. */
export function GetBox({ token, units, isOld }: GetBoxProps) {
  const { locale } = usePorticoInstance('GetBox').options
  const { format } = useMessages()
  const words = useWords('swap', enSwap)
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
        <TokenButton token={token} side="to" />
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

function TokenButton({
  token,
  side,
}: {
  readonly token: SwapToken | undefined
  readonly side: 'from' | 'to'
}) {
  const { format } = useMessages()
  const words = useWords('swap', enSwap)
  const { push } = useNavigation()
  return (
    <button
      type="button"
      className="send-token"
      aria-label={token ? format(words.otherToken, { token: token.name }) : words.chooseToken}
      onClick={() => push({ name: 'SwapSelectToken', side })}
      data-testid={`swap-${side}`}
    >
      {token ? <TokenPicture token={token} size={24} /> : null}
      <bdi>{token?.symbol ?? words.chooseToken}</bdi>
      <ChevronIcon size={16} />
    </button>
  )
}
