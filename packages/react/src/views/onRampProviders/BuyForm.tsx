import { formatBalance, type Network } from '@portico/core'
import type { PaymentCurrency, SoldToken } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import type { UsePorticoBuyResult } from '../../hooks/usePorticoBuy.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { Button, Fact, Facts, PrimaryButton, Text, useStyles, ViewBody } from '../../ui/index.js'
import { AmountInput } from '../parts/amount/AmountFields.js'
import { formatFiat } from './formatFiat.js'
import { onRampStyles } from './OnRampProvidersView.css.js'
import { SellerChoice } from './SellerChoice.js'
import { SoldPicture } from './SoldPicture.js'
import { buyStrings } from './strings.js'

interface BuyFormProps {
  readonly buy: UsePorticoBuyResult
  readonly token: SoldToken
  readonly currency: PaymentCurrency
  readonly network: Network
}

export function BuyForm({ buy, token, currency, network }: BuyFormProps) {
  useStyles(onRampStyles)
  const { locale } = usePorticoInstance('BuyForm').options
  const messages = useMessages()
  const words = useStrings(buyStrings)
  const { push, replace } = useNavigation()
  const { draft, problem, quote, provider, usualFee } = buy
  const limit = problem && 'limit' in problem ? formatFiat(problem.limit, currency.id, locale) : ''
  const formatSum = (sum: { readonly amount: string; readonly currency: string }) =>
    formatFiat(Number(sum.amount), sum.currency, locale)
  const confirm = () => {
    // Must come first: the pop-up opens only within the click.
    void buy.confirm()
    replace('BuyInProgress')
  }
  return (
    <ViewBody
      footer={
        <PrimaryButton disabled={problem !== undefined} onClick={confirm} data-testid="buy-continue">
          {problem
            ? format(words.problems[problem.type], { limit })
            : format(words.buy, { seller: provider })}
        </PrimaryButton>
      }
    >
      <PayBox buy={buy} currency={currency} />
      <fieldset className="buy-presets" aria-label={words.amounts}>
        {buy.presetAmounts.map(amount => (
          <button
            key={amount}
            type="button"
            className="buy-preset"
            aria-pressed={draft.amount === amount}
            onClick={() => buy.edit({ amount })}
          >
            <bdi>{formatFiat(Number(amount), currency.id, locale)}</bdi>
          </button>
        ))}
      </fieldset>
      <BuyBox buy={buy} token={token} />
      <SellerChoice buy={buy} />
      <Facts plain>
        <Fact label={words.network}>{network.name}</Fact>
        {buy.sellers.length > 1 ? null : <Fact label={words.seller}>{provider}</Fact>}
        <Fact label={words.fee}>
          {quote?.partnerFee
            ? formatSum(quote.partnerFee)
            : format(words.feeUsual, { least: String(usualFee.least), most: String(usualFee.most) })}
        </Fact>
        {quote && Number(quote.networkFee.amount) > 0 ? (
          <Fact label={words.networkFee}>{formatSum(quote.networkFee)}</Fact>
        ) : null}
      </Facts>
      <Button variant="ghost" fullWidth onClick={() => push('WhatIsABuy')} data-testid="buy-help">
        {messages.titles.whatIsABuy}
      </Button>
    </ViewBody>
  )
}

interface PayBoxProps {
  readonly buy: UsePorticoBuyResult
  readonly currency: PaymentCurrency
}

function PayBox({ buy: { draft, problem, edit }, currency: { id } }: PayBoxProps) {
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

function BuyBox({ buy: { tokens, quote, isFetchingQuote, problem }, token }: BuyBoxProps) {
  const { locale } = usePorticoInstance('BuyBox').options
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
    <Text variant="caption">{label}</Text>
    <div className="flow-line buy-line">{children}</div>
  </div>
)
