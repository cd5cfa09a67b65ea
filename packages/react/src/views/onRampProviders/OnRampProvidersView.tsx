import { formatBalance } from '@portico/core'
import {
  confirmBuy,
  editBuy,
  findBuyProblem,
  listSoldTokens,
  mockedQuoteId,
  onRampOptionsQuery,
  onRampQuoteQuery,
  type PaymentCurrency,
  partnerFee,
  presetAmounts,
  readPaid,
  type SoldToken,
  selectBuy,
  selectBuyer,
  selectPaymentCurrency,
  selectSoldToken,
} from '@portico/core/internal'
import { useState } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { usePorticoStore } from '../../hooks/internal/usePorticoStore.js'
import { useSettled } from '../../hooks/internal/useSettled.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { usePorticoQuery } from '../../hooks/usePorticoQuery.js'
import { Button } from '../../ui/Button/Button.js'
import { ChevronIcon } from '../../ui/icons/ChevronIcon.js'
import { Skeleton } from '../../ui/Skeleton/Skeleton.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { EmptyState } from '../../ui/StateMessage/EmptyState.js'
import { Text } from '../../ui/Text/Text.js'
import { useStyles } from '../../ui/useStyles.js'
import { toPoint } from '../parts/amount/toPoint.js'
import { BuyProgress } from './BuyProgress.js'
import { formatFiat } from './formatFiat.js'
import { isSameSold } from './isSameSold.js'
import { onRampStyles } from './OnRampProvidersView.css.js'
import { SoldPicture } from './SoldPicture.js'
import { buyStrings } from './strings.js'
import { useSeller } from './useSeller.js'

/** Debounces the input. */
const quoteDelay = 300

/** The on-ramp form with token, amount and provider (V-01). */
export function OnRampProvidersView() {
  useStyles(onRampStyles)
  const words = useStrings(buyStrings)
  const status = usePorticoStore(state => selectBuy(state).status)
  // On return during a purchase, its progress is shown.
  const [cameBack] = useState(status !== 'draft' && status !== 'failed')
  const isAble = usePorticoStore(state => selectBuyer(state) !== undefined)
  const token = usePorticoStore(selectSoldToken, isSameSold)
  const payment = usePorticoStore(selectPaymentCurrency)
  const options = usePorticoQuery(onRampOptionsQuery, {}, { enabled: isAble })
  if (isAble && cameBack && status !== 'draft') return <BuyProgress />
  if (isAble && !options.data && options.status !== 'error')
    return (
      <ViewBody>
        <Skeleton shape="list-item" count={3} />
      </ViewBody>
    )
  if (!isAble || !token || !payment)
    return <EmptyState title={words.cannot} description={words.cannotText} picture="network" />
  return <BuyForm token={token} payment={payment} />
}

function BuyForm({ token, payment }: { readonly token: SoldToken; readonly payment: PaymentCurrency }) {
  const portico = usePorticoInstance('OnRampProvidersView')
  const { locale } = portico.options
  const { messages, format } = useMessages()
  const words = useStrings(buyStrings)
  const { push, replace } = useNavigation()
  const seller = useSeller()
  const { amount } = usePorticoStore(state => selectBuy(state).draft)
  const network = usePorticoStore(state => selectBuyer(state)?.network.name) ?? ''
  const hasChoice = usePorticoStore(state => listSoldTokens(state).length > 1)
  const problem = findBuyProblem(amount, payment)
  const limit = problem && 'limit' in problem ? formatFiat(problem.limit, payment.id, locale) : ''
  const isWrong = problem !== undefined && problem.type !== 'addAmount'
  const { quote, isAsking } = useQuote(token, payment, problem ? undefined : readPaid(amount))
  const toMoney = ({ amount: sum, currency }: { readonly amount: string; readonly currency: string }) =>
    formatFiat(Number(sum), currency, locale)
  const usualFee = format(words.feeUsual, { least: String(partnerFee.least), most: String(partnerFee.most) })
  const begin = () => {
    // Must come first: the pop-up opens only within the click.
    void confirmBuy(portico, { seller })
    replace('BuyInProgress')
  }
  return (
    <ViewBody
      footer={
        <Button
          variant="primary"
          size="lg"
          fullWidth
          disabled={problem !== undefined}
          onClick={begin}
          data-testid="buy-continue"
        >
          {problem ? format(words.problems[problem.type], { limit }) : format(words.buy, { seller })}
        </Button>
      }
    >
      <div className="buy-box" data-wrong={isWrong || undefined}>
        <Text size="xs" tone="secondary">
          {words.pay}
        </Text>
        <div className="buy-line">
          <input
            className="buy-input"
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            placeholder="0"
            aria-label={format(words.amountIn, { currency: payment.id })}
            aria-invalid={isWrong}
            value={amount}
            onChange={event => editBuy(portico, { amount: toPoint(event.target.value, locale) })}
            data-testid="buy-amount"
          />
          <button
            type="button"
            className="buy-choice"
            aria-label={format(words.otherCurrency, { currency: payment.id })}
            onClick={() => push('OnRampFiatSelect')}
            data-testid="buy-currency"
          >
            <bdi>{payment.id}</bdi>
            <ChevronIcon size={16} />
          </button>
        </div>
      </div>
      <fieldset className="buy-presets" aria-label={words.amounts}>
        {presetAmounts.map(preset => (
          <button
            key={preset}
            type="button"
            className="buy-preset"
            aria-pressed={amount === preset}
            onClick={() => editBuy(portico, { amount: preset })}
          >
            <bdi>{formatFiat(Number(preset), payment.id, locale)}</bdi>
          </button>
        ))}
      </fieldset>
      <div className="buy-box">
        <Text size="xs" tone="secondary">
          {words.get}
        </Text>
        <div className="buy-line">
          <output className="buy-sum" data-quiet={quote ? undefined : true} data-testid="buy-quote">
            {quote ? (
              <bdi>{formatBalance(quote.purchaseAmount.amount, locale)}</bdi>
            ) : isAsking ? (
              words.quoting
            ) : problem ? null : (
              words.atSeller
            )}
          </output>
          <button
            type="button"
            className="buy-choice"
            aria-label={format(words.otherToken, { token: token.name })}
            onClick={() => push('OnRampTokenSelect')}
            disabled={!hasChoice}
            data-testid="buy-token"
          >
            <SoldPicture symbol={token.symbol} size={24} />
            <bdi>{token.symbol}</bdi>
            {hasChoice ? <ChevronIcon size={16} /> : null}
          </button>
        </div>
      </div>
      <dl className="buy-facts">
        <Fact name={words.network} value={network} />
        <Fact name={words.seller} value={seller} />
        <Fact name={words.fee} value={quote?.partnerFee ? toMoney(quote.partnerFee) : usualFee} />
        {quote && Number(quote.networkFee.amount) > 0 ? (
          <Fact name={words.networkFee} value={toMoney(quote.networkFee)} />
        ) : null}
      </dl>
      <Button variant="ghost" fullWidth onClick={() => push('WhatIsABuy')} data-testid="buy-help">
        {messages.titles.whatIsABuy}
      </Button>
    </ViewBody>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="buy-fact">
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}

/** The quote for the debounced amount. The one-to-one example quote without a service (W-31) is not shown. */
function useQuote(token: SoldToken, payment: PaymentCurrency, amount: string | undefined) {
  const settled = useSettled(amount, quoteDelay)
  const request = settled !== undefined &&
    settled === amount && {
      purchaseCurrency: token.currency,
      paymentCurrency: payment,
      amount: settled,
      network: token.network,
    }
  const { data, status } = usePorticoQuery(onRampQuoteQuery, request || undefined)
  const isExample = data?.quoteId === mockedQuoteId
  const isAsking = amount !== undefined && !data && status !== 'error'
  return { quote: amount === undefined || isExample ? undefined : data, isAsking }
}
