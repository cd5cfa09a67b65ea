import { formatBalance, formatUnits } from '@portico/core'
import { useId } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import type { UsePorticoSendResult } from '../../hooks/usePorticoSend.js'
import { AmountInput } from '../parts/amount/AmountInput.js'
import { Available } from '../parts/amount/Available.js'
import { TokenButton } from '../parts/amount/TokenButton.js'
import { Worth } from '../parts/flow/Worth.js'
import { sendStrings } from './strings.js'

export function AmountBox({ send }: { readonly send: UsePorticoSendResult }) {
  const { locale } = usePorticoInstance('AmountBox').options
  const { format } = useMessages()
  const words = useStrings(sendStrings)
  const { push } = useNavigation()
  const availableId = useId()
  const { draft, token, units, problem, edit } = send
  const symbol = token?.symbol ?? ''
  const isWrong = draft.amount !== '' && (problem === 'incorrectValue' || problem === 'insufficientFunds')
  const [unit, other] = draft.unit === 'money' ? ['USD', symbol] : [symbol, 'USD']
  return (
    <div className="flow-box" data-wrong={isWrong || undefined}>
      <div className="flow-line">
        <AmountInput
          label={format(words.amountIn, { unit })}
          value={draft.amount}
          isWrong={isWrong}
          describedBy={availableId}
          onChange={amount => edit({ amount })}
          data-testid="send-amount"
        />
        <TokenButton
          token={token}
          words={words}
          onClick={() => push('WalletSendSelectToken')}
          data-testid="send-token"
        />
      </div>
      <Available id={availableId} token={token} words={words} onMax={send.selectMax} testId="send-max">
        {token?.price === undefined ? null : (
          <button
            type="button"
            className="flow-small"
            aria-label={format(words.enterIn, { unit: other })}
            onClick={send.toggleUnit}
            data-testid="send-unit"
          >
            {units === undefined ? (
              <bdi>{other}</bdi>
            ) : draft.unit === 'money' ? (
              <bdi>{`${formatBalance(formatUnits(units, token.decimals), locale)} ${symbol}`}</bdi>
            ) : (
              <Worth token={token} units={units} />
            )}
          </button>
        )}
      </Available>
    </div>
  )
}
