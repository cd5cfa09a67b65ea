import {
  editSend,
  fillInAll,
  formatBalance,
  formatMoney,
  formatUnits,
  readAmount,
  type SendDraft,
  type SendToken,
  selectSend,
  toMoney,
} from '@portico/core'
import { useId } from 'react'
import { useMessages } from '../../hooks/useMessages.js'
import { useMutation } from '../../hooks/useMutation.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { usePorticoInstance } from '../../hooks/usePorticoInstance.js'
import { useWords } from '../../hooks/useWords.js'
import { enSend } from '../../locales/later/enSend.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { Text } from '../../ui/Text/Text.js'
import { TokenPicture } from './TokenPicture.js'
import { toPoint } from './toPoint.js'

export interface AmountBoxProps {
  readonly draft: SendDraft
  readonly token: SendToken | undefined
  readonly isWrong: boolean
}

/** How much of which token, counted in it or in money. */
export function AmountBox({ draft, token, isWrong }: AmountBoxProps) {
  const portico = usePorticoInstance('AmountBox')
  const { locale } = portico.options
  const { format } = useMessages()
  const words = useWords('send', enSend)
  const { push } = useNavigation()
  const availableId = useId()
  const { mutate: takeAll, state: taking } = useMutation(() => fillInAll(portico))
  const { amount, unit } = draft
  const units = token && readAmount(draft, token)
  const other = token && units !== undefined ? describeOther(token, units, unit, locale) : undefined
  const hasPrice = token?.price !== undefined
  const unitName = unit === 'money' ? 'USD' : (token?.symbol ?? '')
  const turn = () => {
    if (!token) return
    // As it is now, which may be more than was drawn.
    const typed = selectSend(portico.store.get()).draft
    const typedUnits = readAmount(typed, token)
    const next = typed.unit === 'token' ? 'money' : 'token'
    const convert = next === 'money' ? toMoney : (all: bigint) => formatUnits(all, token.decimals)
    editSend(portico, { unit: next, amount: (typedUnits && convert(typedUnits, token)) || '' })
  }
  return (
    <div className="send-box" data-wrong={isWrong || undefined}>
      <div className="send-line">
        <input
          className="send-input send-amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={80}
          placeholder="0"
          aria-label={format(words.amountIn, { unit: unitName })}
          aria-invalid={isWrong}
          aria-describedby={availableId}
          value={amount}
          onChange={event => editSend(portico, { amount: toPoint(event.target.value, locale) })}
          data-testid="send-amount"
        />
        <button
          type="button"
          className="send-token"
          aria-label={token ? format(words.otherToken, { token: token.name }) : words.chooseToken}
          onClick={() => push('WalletSendSelectToken')}
          data-testid="send-token"
        >
          {token ? <TokenPicture token={token} size={24} /> : null}
          <bdi>{token?.symbol ?? words.chooseToken}</bdi>
          <ChevronIcon size={16} />
        </button>
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
        {hasPrice ? (
          <button
            type="button"
            className="send-small"
            aria-label={format(words.enterIn, { unit: unit === 'token' ? 'USD' : (token?.symbol ?? '') })}
            onClick={turn}
            data-testid="send-unit"
          >
            <bdi>{other ?? (unit === 'token' ? 'USD' : token?.symbol)}</bdi>
          </button>
        ) : null}
        {token ? (
          <button
            type="button"
            className="send-small"
            aria-busy={taking.isPending || undefined}
            onClick={() => takeAll(undefined)}
            data-testid="send-max"
          >
            {words.max}
          </button>
        ) : null}
      </div>
    </div>
  )
}

function describeOther(
  token: SendToken,
  units: bigint,
  unit: SendDraft['unit'],
  locale: string | undefined,
): string | undefined {
  if (unit === 'money') return `${formatBalance(formatUnits(units, token.decimals), locale)} ${token.symbol}`
  const money = toMoney(units, token)
  return money === undefined ? undefined : formatMoney(Number(money), locale)
}
