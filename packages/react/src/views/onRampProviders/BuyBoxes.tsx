import { formatBalance } from '@portico/core'
import type { PaymentCurrency, SoldToken } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import type { UsePorticoBuyResult } from '../../hooks/usePorticoBuy.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { Text } from '../../ui/Text/Text.js'
import { AmountInput } from '../parts/amount/AmountInput.js'
import { SoldPicture } from './SoldPicture.js'
import { buyStrings } from './strings.js'

interface PayBoxProps {
  readonly buy: UsePorticoBuyResult
  readonly currency: PaymentCurrency
}

/** The amount of money and its currency. */
export function PayBox({ buy: { draft, problem, edit }, currency: { id } }: PayBoxProps) {
  const { format } = useMessages()
  const words = useStrings(buyStrings)
  const { push } = useNavigation()
  const isWrong = problem !== undefined && problem.type !== 'addAmount'
  return (
    <Box label={words.pay} isWrong={isWrong}>
      <AmountInput
        label={format(words.amountIn, { currency: id })}
        value={draft.amount}
        maxLength={16}
        isWrong={isWrong}
        onChange={amount => edit({ amount })}
        data-testid="buy-amount"
      />
      <button
        type="button"
        className="flow-token"
        aria-label={format(words.otherCurrency, { currency: id })}
        onClick={() => push('OnRampFiatSelect')}
        data-testid="buy-currency"
      >
        <bdi>{id}</bdi>
        <ChevronIcon size={16} />
      </button>
    </Box>
  )
}

interface BuyBoxProps {
  readonly buy: UsePorticoBuyResult
  readonly token: SoldToken
}

/** The quote and the token. */
export function BuyBox({ buy: { tokens, quote, isFetchingQuote, problem }, token }: BuyBoxProps) {
  const { locale } = usePorticoInstance('BuyBox').options
  const { format } = useMessages()
  const words = useStrings(buyStrings)
  const { push } = useNavigation()
  const hasChoice = tokens.length > 1
  const text = isFetchingQuote ? words.quoting : problem ? null : words.atSeller
  return (
    <Box label={words.get}>
      <output className="flow-result" data-quiet={quote ? undefined : true} data-testid="buy-quote">
        {quote ? <bdi>{formatBalance(quote.purchaseAmount.amount, locale)}</bdi> : text}
      </output>
      <button
        type="button"
        className="flow-token"
        aria-label={format(words.otherToken, { token: token.name })}
        onClick={() => push('OnRampTokenSelect')}
        disabled={!hasChoice}
        data-testid="buy-token"
      >
        <SoldPicture symbol={token.symbol} size={24} />
        <bdi>{token.symbol}</bdi>
        {hasChoice ? <ChevronIcon size={16} /> : null}
      </button>
    </Box>
  )
}

interface BoxProps {
  readonly label: string
  readonly isWrong?: boolean
  readonly children: ReactNode
}

const Box = ({ label, isWrong, children }: BoxProps) => (
  <div className="flow-box buy-box" data-wrong={isWrong || undefined}>
    <Text size="xs" tone="secondary">
      {label}
    </Text>
    <div className="flow-line buy-line">{children}</div>
  </div>
)
