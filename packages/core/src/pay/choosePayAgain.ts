import type { Portico } from '../types/Portico.js'
import { movePay } from './movePay.js'
import { forgetPayment } from './pendingPayments.js'

/** Back to the choice of ways to pay, once the visitor has said that nothing was paid. */
export function choosePayAgain(portico: Portico): void {
  const { pay } = portico.store.get()
  if (pay.status === 'unsure' && pay.session) forgetPayment(portico, pay.request.orderId)
  movePay(portico, { type: 'choseAgain' })
}
