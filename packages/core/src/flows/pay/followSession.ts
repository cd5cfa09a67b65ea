import type { PaymentReceipt, PayRequest } from '@portico/protocol'
import { trackEvent } from '../../events/trackEvent.js'
import type { Portico } from '../../runtime/Portico.js'
import type { Popup } from '../../services/Environment.js'
import { type MemoryKey, recall } from '../../store/recall.js'
import { describePayment } from './describePayment.js'
import { failAtExchange } from './failAtExchange.js'
import { getExchangeService } from './findExchanges.js'
import { movePay } from './movePay.js'
import type { PayWindow } from './PayWindow.js'
import type { ExchangePayment } from './PendingPayment.js'
import { forgetPayment, keepPayment } from './pendingPayments.js'
import { watchPayWindow } from './watchPayWindow.js'

const following: MemoryKey<{ stop?: (() => void) | undefined }> = { create: () => ({}) }

interface SessionView {
  readonly popup?: Popup | undefined
  readonly window: PayWindow
  /** The shop's current request, if the payment was started in an earlier visit. */
  readonly given?: PayRequest | undefined
}

/** Tracks a payment at an exchange until the exchange reports its outcome. */
export function followSession(
  portico: Portico,
  pending: ExchangePayment,
  { popup, window, given }: SessionView,
): void {
  const { store } = portico
  const { request, session } = pending
  const { exchange } = session
  keepPayment(portico, pending)
  movePay(portico, { type: 'left', request, session, window, given })
  const memory = recall(portico, following)
  memory.stop?.()
  const isFollowed = () => {
    const { pay } = store.get()
    return (pay.status === 'away' || pay.status === 'unsure') && pay.session?.id === session.id
  }
  const end = () => {
    memory.stop?.()
    memory.stop = undefined
  }
  memory.stop = watchPayWindow(portico, {
    getPopup: () => popup,
    onClosed: () => movePay(portico, { type: 'windowClosed' }),
    isUrgent: () => !isFollowed(),
    async look() {
      if (!isFollowed()) return end()
      const asked = { exchangeId: exchange.id, sessionId: session.id }
      // Failures are retried.
      const answer = await getExchangeService(portico)
        ?.fetchStatus(asked)
        .catch(() => undefined)
      if (!answer || !isFollowed()) return
      const { status, txHash: transaction } = answer
      // The money was received, but the transaction is not known yet.
      const isTaken = status === 'IN_PROGRESS' || (status === 'SUCCESS' && !transaction)
      if (isTaken) movePay(portico, { type: 'taken' })
      if (status === 'SUCCESS' && transaction) {
        end()
        const { orderId, paymentAsset } = request
        const receipt: PaymentReceipt = {
          orderId,
          network: paymentAsset.network,
          exchange: exchange.id,
          transaction,
        }
        trackEvent(portico, { event: 'PAY_SUCCESS', properties: describePayment(request) })
        movePay(portico, { type: 'paid', receipt })
      }
      if (status === 'FAILED') {
        end()
        forgetPayment(
          portico,
          request.orderId,
          known => 'session' in known && known.session.id === session.id,
        )
        failAtExchange(portico, request, exchange)
      }
    },
  })
}
