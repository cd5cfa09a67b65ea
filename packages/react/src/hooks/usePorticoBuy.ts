import type { ConnectedAccount, Network } from '@portico/core'
import {
  type BuyDraft,
  type BuyState,
  checkBuyAgain,
  chooseSeller,
  confirmBuy,
  editBuy,
  findBuyProblem,
  listPaymentCurrencies,
  listSellers,
  listSoldTokens,
  mockedQuoteId,
  onRampOptionsQuery,
  onRampQuoteQuery,
  partnerFee,
  presetAmounts,
  readPaid,
  resetBuy,
  selectBuy,
  selectBuyer,
  selectPaymentCurrency,
  selectSoldToken,
} from '@portico/core/internal'
import { useEffect, useMemo, useRef } from 'react'
import { isSame, isSameList } from './internal/isSame.js'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import { useSettled } from './internal/useSettled.js'
import { usePorticoQuery } from './usePorticoQuery.js'

export type BuyStatus = BuyState['status']

export type UsePorticoBuyResult = ReturnType<typeof usePorticoBuy>

/** The debounce of quotes in milliseconds. */
const pause = 300

/** Buys tokens with money: the draft of a form, its quote, the payment page and the arrival of the tokens. */
export function usePorticoBuy() {
  const portico = usePorticoInstance('usePorticoBuy')
  const buyer: { readonly account: ConnectedAccount; readonly network: Network } | undefined =
    usePorticoStore(selectBuyer, isSame)
  const state = usePorticoStore(selectBuy)
  const tokens = usePorticoStore(listSoldTokens, isSameList)
  const token = usePorticoStore(selectSoldToken, isSame)
  const currencies = usePorticoStore(listPaymentCurrencies)
  const currency = usePorticoStore(selectPaymentCurrency)
  const listed = usePorticoStore(({ features }) => features.values.onramp)
  const sellers = usePorticoStore(listSellers, isSameList)
  const { draft, status } = state
  const { seller } = draft
  const isEnabled = buyer !== undefined
  const options = usePorticoQuery(onRampOptionsQuery, { seller }, { enabled: isEnabled })
  // The sellers are in the options of the first, too, which are still shown if those of the chosen one fail.
  usePorticoQuery(onRampOptionsQuery, {}, { enabled: isEnabled })
  // The provider that the service reports, otherwise the first that the site lists.
  const reported = sellers.find(({ id }) => id === seller)?.name ?? options.data?.seller
  const provider = reported ?? (listed ? (listed[0] ?? '') : '')
  const problem = currency && findBuyProblem(draft.amount, currency)
  const paid = problem ? undefined : readPaid(draft.amount)
  const isSettled = useSettled(paid, pause) === paid
  const quote = usePorticoQuery(
    onRampQuoteQuery,
    isSettled && paid !== undefined && token && currency
      ? {
          purchaseCurrency: token.currency,
          paymentCurrency: currency,
          amount: paid,
          network: token.network,
          seller,
        }
      : undefined,
  )
  // The one-to-one example quote without a service (W-31) is not shown.
  const isExample = quote.data?.quoteId === mockedQuoteId
  const latestProvider = useRef(provider)
  useEffect(() => {
    latestProvider.current = provider
  })
  const actions = useMemo(
    () => ({
      edit: (change: Partial<BuyDraft>) => editBuy(portico, change),
      /** Selects one of `sellers` as soon as its offer is known. */
      chooseSeller: (id: string) => void chooseSeller(portico, id).catch(() => undefined),
      /** Opens the payment page. Has to be called within a click. Never rejects; the outcome is in `status`. */
      confirm: () => confirmBuy(portico, { seller: latestProvider.current }),
      /** With status `unknown`: waits for the tokens again. */
      checkAgain: () => checkBuyAgain(portico),
      reset: () => resetBuy(portico),
    }),
    [portico],
  )
  return {
    ...actions,
    /** Undefined if the account cannot buy on its network. */
    buyer,
    /** `submitted`: the visitor pays at the provider. `unknown`: nothing arrived within half an hour. */
    status,
    isPending: status === 'confirming' || status === 'submitted',
    /** The amount that arrived, as decimal text. */
    data: status === 'done' ? state.amount : undefined,
    error: status === 'failed' ? state.error : undefined,
    draft,
    tokens,
    token,
    currencies,
    currency,
    isLoading: buyer !== undefined && !options.data && options.status !== 'error',
    /** Sellers to choose from; empty if there is only one. */
    sellers,
    /** Id of the selected one of `sellers`. */
    seller: seller ?? sellers[0]?.id,
    /** Name of the seller. */
    provider,
    presetAmounts,
    /** In percent, until there is a quote. */
    usualFee: partnerFee,
    quote: paid === undefined || isExample ? undefined : quote.data,
    isFetchingQuote: paid !== undefined && !quote.data && quote.status !== 'error',
    /** The first input that is missing or wrong. */
    problem,
    purchase: 'purchase' in state ? state.purchase : undefined,
    window: status === 'submitted' ? state.window : undefined,
  }
}
