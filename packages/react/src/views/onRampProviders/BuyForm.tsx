import type { Network } from '@portico/core'
import type { PaymentCurrency, SoldToken } from '@portico/core/internal'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import type { UsePorticoBuyResult } from '../../hooks/usePorticoBuy.js'
import { Button } from '../../ui/Button/Button.js'
import { PrimaryButton } from '../../ui/Button/PrimaryButton.js'
import { Fact, Facts } from '../../ui/Facts/Facts.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { useStyles } from '../../ui/useStyles.js'
import { BuyBox, PayBox } from './BuyBoxes.js'
import { formatFiat } from './formatFiat.js'
import { onRampStyles } from './OnRampProvidersView.css.js'
import { buyStrings } from './strings.js'

export interface BuyFormProps {
  readonly buy: UsePorticoBuyResult
  readonly token: SoldToken
  readonly currency: PaymentCurrency
  readonly network: Network
}

export function BuyForm({ buy, token, currency, network }: BuyFormProps) {
  useStyles(onRampStyles)
  const { locale } = usePorticoInstance('BuyForm').options
  const { messages, format } = useMessages()
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
      <Facts plain>
        <Fact label={words.network}>{network.name}</Fact>
        <Fact label={words.seller}>{provider}</Fact>
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
