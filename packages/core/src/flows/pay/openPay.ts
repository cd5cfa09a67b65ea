import {
  modalClosed,
  type PaymentReceipt,
  type PayRequest,
  PorticoError,
  paymentTimedOut,
  paymentUnderWay,
  payNotEnabled,
} from '@portico/protocol'
import { openModal } from '../../dialog/openModal.js'
import { trackEvent } from '../../events/trackEvent.js'
import type { Portico } from '../../runtime/Portico.js'
import { type MemoryKey, recall } from '../../store/recall.js'
import { describePayment } from './describePayment.js'
import { movePay } from './movePay.js'
import { isUnderWay } from './nextPay.js'
import { parsePayment } from './parsePayment.js'
import { payTimeout } from './payTimes.js'
import { forgetPayment } from './pendingPayments.js'
import { resumePayment } from './resumePayment.js'

const waiting: MemoryKey<{ stop?: (() => void) | undefined }> = { create: () => ({}) }

/**
 * Shows a payment request and resolves to its receipt once the payment is certain, within 300 seconds or never. An
 * order whose payment from an earlier visit is unsettled is tracked and not paid again.
 */
export async function openPay(portico: Portico, request: PayRequest): Promise<PaymentReceipt> {
  const { environment, store } = portico
  if (!store.get().features.values.pay) throw new PorticoError(payNotEnabled)
  parsePayment(portico, request)
  const before = store.get().pay
  if (before.status === 'asking' || (before.status === 'sent' && before.request.orderId !== request.orderId))
    throw new PorticoError(paymentUnderWay)
  const memory = recall(portico, waiting)
  memory.stop?.()
  const isFollowed =
    (before.status === 'sent' || before.status === 'away') && before.request.orderId === request.orderId
  if (!isFollowed && !resumePayment(portico, request)) movePay(portico, { type: 'opened', request })
  openModal(portico, { view: 'Pay' })
  trackEvent(portico, { event: 'PAY_MODAL_OPEN', properties: describePayment(request) })
  return new Promise<PaymentReceipt>((resolve, reject) => {
    const finish = () => {
      environment.clearTimeout(timer)
      unsubscribe()
      memory.stop = undefined
    }
    const end = (error: PorticoError) => {
      finish()
      reject(error)
    }
    const timer = environment.setTimeout(() => {
      movePay(portico, { type: 'timedOut' })
      end(new PorticoError(paymentTimedOut, { context: { seconds: payTimeout / 1000 } }))
    }, payTimeout)
    const unsubscribe = store.subscribe(() => {
      const { pay, modal } = store.get()
      if (pay.status === 'paid') {
        finish()
        const { receipt, session } = pay
        forgetPayment(portico, request.orderId, known =>
          'session' in known ? known.session.id === session?.id : known.transaction === receipt.transaction,
        )
        resolve(receipt)
      } else if (!modal.open && !isUnderWay(pay)) {
        finish()
        movePay(portico, { type: 'closed' })
        reject(new PorticoError(modalClosed))
      }
    })
    memory.stop = () => end(new PorticoError(modalClosed))
  })
}
