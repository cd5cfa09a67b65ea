import { formatBalance, formatUnits } from '@portico/core'
import { useId } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoSendResult } from '../../hooks/usePorticoSend.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { ListItem, Text } from '../../ui/index.js'
import { BigAmount, OtherUnit, Shares } from '../parts/amount/AmountFields.js'
import { Worth } from '../parts/flow/Worth.js'
import { TokenPicture } from '../parts/pictures/Picture.js'
import { sendStrings } from './strings.js'

interface AmountBoxProps {
  readonly send: UsePorticoSendResult
  readonly onEnter: () => void
}

/** The amount, in the token or in US dollars, and the token. */
export function AmountBox({ send, onEnter }: AmountBoxProps) {
  const { locale } = usePorticoInstance('AmountBox').options
  const words = useStrings(sendStrings)
  const { push } = useNavigation()
  const noteId = useId()
  const { draft, token, units, problem, edit } = send
  const symbol = token?.symbol ?? ''
  const isWrong = draft.amount !== '' && (problem === 'incorrectValue' || problem === 'insufficientFunds')
  const isMoney = draft.unit === 'money'
  const [unit, other] = isMoney ? ['USD', symbol] : [symbol, 'USD']
  return (
    <>
      <BigAmount
        label={format(words.amountIn, { unit })}
        prefix={isMoney ? '$' : undefined}
        suffix={isMoney ? undefined : symbol}
        decimals={isMoney ? 2 : token?.decimals}
        value={draft.amount}
        isWrong={isWrong}
        describedBy={noteId}
        onChange={amount => edit({ amount })}
        onEnter={onEnter}
        data-testid="send-amount"
      >
        {token?.price === undefined ? null : (
          <OtherUnit
            label={format(words.enterIn, { unit: other })}
            onClick={send.toggleUnit}
            data-testid="send-unit"
          >
            {isMoney ? (
              <bdi>{`${formatBalance(formatUnits(units ?? 0n, token.decimals), locale)} ${symbol}`}</bdi>
            ) : (
              <Worth token={token} units={units ?? 0n} />
            )}
          </OtherUnit>
        )}
        <div id={noteId} className="amount-note" role="status">
          {isWrong ? (
            <Text size="xs" tone="danger">
              {format(words.problems[problem], { symbol })}
            </Text>
          ) : null}
        </div>
        {token ? <Shares words={words} onChoose={send.selectShare} testId="send-max" /> : null}
      </BigAmount>
      <ListItem
        title={<bdi>{token?.name ?? words.chooseToken}</bdi>}
        subtitle={
          token ? (
            <bdi>
              {format(words.available, { amount: `${formatBalance(token.balance, locale)} ${symbol}` })}
            </bdi>
          ) : undefined
        }
        image={token ? <TokenPicture token={token} size={40} /> : undefined}
        trailing={<ChevronIcon size={16} />}
        onClick={() => push('WalletSendSelectToken')}
        data-testid="send-token"
      />
    </>
  )
}
