import type { PayRequest } from '@portico/protocol'
import type { Portico } from '../../runtime/Portico.js'
import { followPayment } from './followPayment.js'
import { followSession } from './followSession.js'
import { movePay } from './movePay.js'
import { findPayment } from './pendingPayments.js'

/**
 * Goes on with what was begun for an order on an earlier visit or in another tab. False where nothing was. If nothing comes
 * of it, what the shop asks for now is paid: the order may have changed meanwhile.
 */
export function resumePayment(portico: Portico, request: PayRequest): boolean {
  const known = findPayment(portico, request.orderId)
  if (!known) return false
  if ('session' in known) followSession(portico, known, { window: 'unknown', given: request })
  else if (known.transaction) followPayment(portico, known, request)
  else movePay(portico, { type: 'doubted', request })
  return true
}
