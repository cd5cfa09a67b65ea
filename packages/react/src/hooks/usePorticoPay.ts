'use client'
import {
  type ConnectedAccount,
  type Network,
  openPay,
  type PaymentReceipt,
  type PayRequest,
  parseCaipNetworkId,
  selectActiveConnector,
  selectConnectedAccount,
} from '@portico/core'
import {
  choosePayAgain,
  confirmPay,
  exchangesQuery,
  leaveExchange,
  type PaySession,
  type PayState,
  type PayToken,
  type PayWindow,
  payAtExchange,
  payBalanceQuery,
  payTokenQuery,
} from '@portico/core/internal'
import { isPorticoError, paymentProviderFailed } from '@portico/protocol'
import type { Exchange } from '@portico/protocol/data'
import { useMemo } from 'react'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import { type NamedMutation, useNamedMutation } from './useMutation.js'
import { usePorticoQuery } from './usePorticoQuery.js'

export type PaymentStatus = Exclude<PayState['status'], 'draft'>

/** The payment that the dialog shows. */
export interface Payment {
  /** `unknown`: the wallet or exchange was asked and did not answer, so the visitor may have paid. */
  readonly status: PaymentStatus
  readonly request: PayRequest
  /** Undefined if the payment is made with a wallet. */
  readonly exchange: PaySession['exchange'] | undefined
  /** The page of the exchange and its window. */
  readonly url: string | undefined
  readonly window: PayWindow | undefined
  /** False once the exchange has received the money, or is about to. */
  readonly canLeaveExchange: boolean
  /** With status `expired`: the outcome is unknown. */
  readonly mayBePaid: boolean
  readonly receipt: PaymentReceipt | undefined
  readonly error: unknown
}

export type UsePorticoPayResult = NamedMutation<'pay', PayRequest, PaymentReceipt> & {
  readonly payment: Payment | undefined
  readonly network: Network | undefined
  /** The account that can pay it. */
  readonly account: ConnectedAccount | undefined
  /** Price in US dollars and logo of the payment asset, if the data service lists it. */
  readonly token: PayToken | undefined
  readonly isFetchingToken: boolean
  /** The account's balance of the payment asset as decimal text, if it is known. */
  readonly balance: string | undefined
  readonly isFetchingBalance: boolean
  /** The exchanges at which it can be paid. */
  readonly exchanges: readonly Exchange[]
  /** Requests the payment from the wallet. Never rejects; the outcome is in `payment`. */
  readonly confirm: () => Promise<void>
  /** Opens the page of the exchange. Has to be called within a click. Never rejects. */
  readonly confirmAtExchange: (exchange: PaySession['exchange']) => Promise<void>
  /** Turns back from an exchange. The outcome there is then unknown. */
  readonly leaveExchange: () => void
  /** Requests a payment that has failed again, or offers all ways to pay if the exchange failed. */
  readonly retry: () => Promise<void>
  /** After the visitor confirmed that nothing was paid: offers all ways to pay. */
  readonly startOver: () => Promise<void>
}

/** Requests a payment from the visitor. The shop's server must verify the receipt. */
export function usePorticoPay(): UsePorticoPayResult {
  const portico = usePorticoInstance('usePorticoPay')
  const mutation = useNamedMutation('pay', openPay)
  const current = usePorticoStore(({ pay }) => pay)
  const payment = useMemo(() => toPayment(current), [current])
  const id = payment?.request.paymentAsset.network
  const network = usePorticoStore(({ networks }) =>
    networks.requested.find(({ caipNetworkId }) => caipNetworkId === id),
  )
  const account = usePorticoStore(latest => {
    if (!id) return undefined
    const { chainNamespace: namespace } = parseCaipNetworkId(id)
    // A watch-only account cannot pay: another wallet must be connected.
    const isReadOnly = selectActiveConnector(latest, namespace)?.isReadOnly
    return isReadOnly ? undefined : selectConnectedAccount(latest, namespace)
  })
  const asset = payment?.request.paymentAsset
  const token = usePorticoQuery(payTokenQuery, asset)
  const isOpen = payment?.status === 'checked'
  const hasPayer = isOpen && asset && network && account
  const balance = usePorticoQuery(
    payBalanceQuery,
    hasPayer ? { caipAddress: `${network.caipNetworkId}:${account.address}`, asset } : undefined,
  )
  const { data: exchanges = none } = usePorticoQuery(exchangesQuery, isOpen ? payment.request : undefined)
  const actions = useMemo(
    () => ({
      confirm: () => confirmPay(portico),
      confirmAtExchange: (exchange: PaySession['exchange']) => payAtExchange(portico, exchange),
      leaveExchange: () => leaveExchange(portico),
      retry() {
        const { pay } = portico.store.get()
        const hasExchangeFailed = pay.status === 'failed' && isPorticoError(pay.error, paymentProviderFailed)
        return hasExchangeFailed ? choosePayAgain(portico) : confirmPay(portico)
      },
      startOver: () => choosePayAgain(portico),
    }),
    [portico],
  )
  return {
    ...mutation,
    ...actions,
    payment,
    network,
    account,
    token: token.data ?? undefined,
    isFetchingToken: token.isLoading,
    balance: balance.data ?? undefined,
    isFetchingBalance: balance.isLoading,
    exchanges,
  }
}

const none: readonly Exchange[] = []

function toPayment(state: PayState): Payment | undefined {
  if (state.status === 'draft') return undefined
  const session = 'session' in state ? state.session : undefined
  return {
    status: state.status,
    request: state.request,
    exchange: 'exchange' in state ? state.exchange : session?.exchange,
    url: session?.url,
    window: 'window' in state ? state.window : undefined,
    canLeaveExchange: 'window' in state && !state.isTaken,
    mayBePaid: state.status === 'expired' && state.isUnknown === true,
    receipt: 'receipt' in state ? state.receipt : undefined,
    error: 'error' in state ? state.error : undefined,
  }
}
