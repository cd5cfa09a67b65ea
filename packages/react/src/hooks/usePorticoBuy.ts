'use client'
import type { ConnectedAccount, Network } from '@portico/core'
import {
  type BuyDraft,
  type BuyProblem,
  type BuyState,
  checkBuyAgain,
  confirmBuy,
  editBuy,
  findBuyProblem,
  listPaymentCurrencies,
  listSoldTokens,
  mockedQuoteId,
  type OnRampQuote,
  onRampOptionsQuery,
  onRampQuoteQuery,
  type PaymentCurrency,
  type PayWindow,
  type Purchase,
  partnerFee,
  presetAmounts,
  readPaid,
  resetBuy,
  type SoldToken,
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

export interface UsePorticoBuyResult {
  /** The account that buys and its network. Undefined if it cannot buy here. */
  readonly buyer: { readonly account: ConnectedAccount; readonly network: Network } | undefined
  /** `submitted`: the visitor pays at the provider. `unknown`: nothing arrived within half an hour. */
  readonly status: BuyStatus
  /** The payment page is being opened, or the tokens are awaited. */
  readonly isPending: boolean
  /** The amount that arrived, as decimal text. */
  readonly data: string | undefined
  readonly error: unknown
  readonly draft: BuyDraft
  /** The tokens that can be bought on the network. */
  readonly tokens: readonly SoldToken[]
  readonly token: SoldToken | undefined
  readonly currencies: readonly PaymentCurrency[]
  readonly currency: PaymentCurrency | undefined
  /** Tokens and currencies are loading. */
  readonly isLoading: boolean
  readonly provider: string
  readonly presetAmounts: readonly string[]
  /** The usual fee of the provider in percent, until there is a quote. */
  readonly usualFee: { readonly least: number; readonly most: number }
  readonly quote: OnRampQuote | undefined
  readonly isFetchingQuote: boolean
  /** The first input that is missing or wrong. */
  readonly problem: BuyProblem | undefined
  /** The purchase that is awaited or has arrived. */
  readonly purchase: Purchase | undefined
  /** The window with the payment page, with status `submitted`. */
  readonly window: PayWindow | undefined
  readonly edit: (change: Partial<BuyDraft>) => void
  /** Opens the payment page. Has to be called within a click. Never rejects; the outcome is in `status`. */
  readonly confirm: () => Promise<void>
  /** With status `unknown`: waits for the tokens again. */
  readonly checkAgain: () => void
  readonly reset: () => void
}

/** The debounce of quotes in milliseconds. */
const pause = 300

/** Buys tokens with money: the draft of a form, its quote, the payment page and the arrival of the tokens. */
export function usePorticoBuy(): UsePorticoBuyResult {
  const portico = usePorticoInstance('usePorticoBuy')
  const buyer = usePorticoStore(selectBuyer, isSame)
  const state = usePorticoStore(selectBuy)
  const tokens = usePorticoStore(listSoldTokens, isSameList)
  const token = usePorticoStore(selectSoldToken, isSame)
  const currencies = usePorticoStore(listPaymentCurrencies)
  const currency = usePorticoStore(selectPaymentCurrency)
  const listed = usePorticoStore(({ features }) => features.values.onramp)
  const options = usePorticoQuery(onRampOptionsQuery, {}, { enabled: buyer !== undefined })
  // The provider that the service reports, otherwise the first that the site lists.
  const provider = options.data?.seller ?? (listed ? (listed[0] ?? '') : '')
  const { draft, status } = state
  const problem = currency && findBuyProblem(draft.amount, currency)
  const paid = problem ? undefined : readPaid(draft.amount)
  const isSettled = useSettled(paid, pause) === paid
  const quote = usePorticoQuery(
    onRampQuoteQuery,
    isSettled && paid !== undefined && token && currency
      ? { purchaseCurrency: token.currency, paymentCurrency: currency, amount: paid, network: token.network }
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
      confirm: () => confirmBuy(portico, { seller: latestProvider.current }),
      checkAgain: () => checkBuyAgain(portico),
      reset: () => resetBuy(portico),
    }),
    [portico],
  )
  return {
    ...actions,
    buyer,
    status,
    isPending: status === 'confirming' || status === 'submitted',
    data: status === 'done' ? state.amount : undefined,
    error: status === 'failed' ? state.error : undefined,
    draft,
    tokens,
    token,
    currencies,
    currency,
    isLoading: buyer !== undefined && !options.data && options.status !== 'error',
    provider,
    presetAmounts,
    usualFee: partnerFee,
    quote: paid === undefined || isExample ? undefined : quote.data,
    isFetchingQuote: paid !== undefined && !quote.data && quote.status !== 'error',
    problem,
    purchase: 'purchase' in state ? state.purchase : undefined,
    window: status === 'submitted' ? state.window : undefined,
  }
}
