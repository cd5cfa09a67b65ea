import { type PayRequest, PorticoError, paymentProviderFailed } from '@portico/protocol'
import { trackEvent } from '../../events/trackEvent.js'
import type { Portico } from '../../runtime/Portico.js'
import { describePayment } from './describePayment.js'
import { movePay } from './movePay.js'
import type { PaySession } from './PendingPayment.js'

export function failAtExchange(
  portico: Portico,
  request: PayRequest,
  { name: provider }: PaySession['exchange'],
): void {
  const error = new PorticoError(paymentProviderFailed, { context: { provider } })
  const properties = { ...describePayment(request), message: error.message }
  trackEvent(portico, { event: 'PAY_ERROR', properties })
  movePay(portico, { type: 'failed', error })
}
