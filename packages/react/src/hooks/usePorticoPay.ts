import { openPay, parseCaipNetworkId, selectActiveConnector, selectConnectedAccount } from '@portico/core'
import {
  choosePayAgain,
  confirmPay,
  exchangesQuery,
  leaveExchange,
  type PaySession,
  type PayState,
  payAtExchange,
  payBalanceQuery,
  payTokenQuery,
} from '@portico/core/internal'
import { isPorticoError, paymentProviderFailed } from '@portico/protocol'
import type { Exchange } from '@portico/protocol/data'
import { useMemo } from 'react'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'
import { useNamedMutation } from './useMutation.js'
import { usePorticoQuery } from './usePorticoQuery.js'

export type PaymentStatus = Exclude<PayState['status'], 'draft'>

/** The payment that the dialog shows. */
export type Payment = NonNullable<ReturnType<typeof toPayment>>

export type UsePorticoPayResult = ReturnType<typeof usePorticoPay>

/** Requests a payment from the visitor. The shop's server must verify the receipt. */
export function usePorticoPay() {
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
      /** Requests the payment from the wallet. Never rejects; the outcome is in `payment`. */
      confirm: () => confirmPay(portico),
      /** Opens the page of the exchange. Has to be called within a click. Never rejects. */
      confirmAtExchange: (exchange: PaySession['exchange']) => payAtExchange(portico, exchange),
      /** Turns back from an exchange. The outcome there is then unknown. */
      leaveExchange: () => leaveExchange(portico),
      /** Requests a failed payment again, or offers all ways to pay if the exchange failed. */
      retry() {
        const { pay } = portico.store.get()
        const hasExchangeFailed = pay.status === 'failed' && isPorticoError(pay.error, paymentProviderFailed)
        return hasExchangeFailed ? choosePayAgain(portico) : confirmPay(portico)
      },
      /** After the visitor confirmed that nothing was paid: offers all ways to pay. */
      startOver: () => choosePayAgain(portico),
    }),
    [portico],
  )
  return {
    ...mutation,
    ...actions,
    payment,
    network,
    /** The account that can pay it. */
    account,
    /** Price in US dollars and logo of the asset, if the data service lists it. */
    token: token.data ?? undefined,
    isFetchingToken: token.isLoading,
    /** Of the payment asset as decimal text, if it is known. */
    balance: balance.data ?? undefined,
    isFetchingBalance: balance.isLoading,
    exchanges,
  }
}

const none: readonly Exchange[] = []

function toPayment(state: PayState) {
  if (state.status === 'draft') return undefined
  const session = 'session' in state ? state.session : undefined
  return {
    /** `unknown`: the wallet or exchange was asked and did not answer, so the visitor may have paid. */
    status: state.status,
    request: state.request,
    /** Undefined if the payment is made with a wallet. */
    exchange: 'exchange' in state ? state.exchange : session?.exchange,
    url: session?.url,
    window: 'window' in state ? state.window : undefined,
    /** False once the exchange has received the money, or is about to. */
    canLeaveExchange: 'window' in state && !state.isTaken,
    /** With status `expired`: the outcome is unknown. */
    mayBePaid: state.status === 'expired' && state.isUnknown === true,
    receipt: 'receipt' in state ? state.receipt : undefined,
    error: 'error' in state ? state.error : undefined,
  }
}
