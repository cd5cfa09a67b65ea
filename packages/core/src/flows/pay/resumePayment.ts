import type { PayRequest } from '@portico/protocol'
import type { Portico } from '../../runtime/Portico.js'
import { followPayment } from './followPayment.js'
import { followSession } from './followSession.js'
import { movePay } from './movePay.js'
import { findPayment } from './pendingPayments.js'

/**
 * Resumes an order's payment from an earlier visit or another tab; false if there is none. If it fails, the shop's
 * current request is paid, because the order may have changed.
 */
export function resumePayment(portico: Portico, request: PayRequest): boolean {
  const known = findPayment(portico, request.orderId)
  if (!known) return false
  if ('session' in known) followSession(portico, known, { window: 'unknown', given: request })
  else if (known.transaction) followPayment(portico, known, request)
  else movePay(portico, { type: 'doubted', request })
  return true
}
