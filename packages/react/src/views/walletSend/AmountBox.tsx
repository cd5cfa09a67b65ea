import { formatBalance, formatUnits } from '@portico/core'
import {
  editSend,
  editSendMax,
  formatMoney,
  readAmount,
  type SendDraft,
  type SendToken,
  selectSend,
  toMoney,
} from '@portico/core/internal'
import { useId } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { AmountInput } from '../parts/amount/AmountInput.js'
import { Available } from '../parts/amount/Available.js'
import { TokenButton } from '../parts/amount/TokenButton.js'
import { sendStrings } from './strings.js'

export interface AmountBoxProps {
  readonly draft: SendDraft
  readonly token: SendToken | undefined
  readonly isWrong: boolean
}

export function AmountBox({ draft, token, isWrong }: AmountBoxProps) {
  const portico = usePorticoInstance('AmountBox')
  const { locale } = portico.options
  const { format } = useMessages()
  const words = useStrings(sendStrings)
  const { push } = useNavigation()
  const availableId = useId()
  const { amount, unit } = draft
  const units = token && readAmount(draft, token)
  const other = token && units !== undefined ? describeOther(token, units, unit, locale) : undefined
  const hasPrice = token?.price !== undefined
  const unitName = unit === 'money' ? 'USD' : (token?.symbol ?? '')
  const turn = () => {
    if (!token) return
    // The current state may be newer than the render.
    const typed = selectSend(portico.store.get()).draft
    const typedUnits = readAmount(typed, token)
    const next = typed.unit === 'token' ? 'money' : 'token'
    const convert = next === 'money' ? toMoney : (all: bigint) => formatUnits(all, token.decimals)
    editSend(portico, { unit: next, amount: (typedUnits && convert(typedUnits, token)) || '' })
  }
  return (
    <div className="send-box" data-wrong={isWrong || undefined}>
      <div className="send-line">
        <AmountInput
          label={format(words.amountIn, { unit: unitName })}
          value={amount}
          isWrong={isWrong}
          describedBy={availableId}
          onChange={typed => editSend(portico, { amount: typed })}
          data-testid="send-amount"
        />
        <TokenButton
          token={token}
          words={words}
          onClick={() => push('WalletSendSelectToken')}
          data-testid="send-token"
        />
      </div>
      <Available
        id={availableId}
        token={token}
        words={words}
        onMax={() => editSendMax(portico)}
        testId="send-max"
      >
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
      </Available>
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
