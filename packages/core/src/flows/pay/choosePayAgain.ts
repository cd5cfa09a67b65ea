import { PorticoError, requestAborted } from '@portico/protocol'
import type { Portico } from '../../runtime/Portico.js'
import { withTimeout } from '../../utils/withTimeout.js'
import { getExchangeService } from './findExchanges.js'
import { movePay } from './movePay.js'
import type { PaySession } from './PendingPayment.js'
import { forgetPayment } from './pendingPayments.js'

const patience = 3000

/**
 * Returns to the payment options after the visitor confirmed that nothing was paid. The exchange is asked once more,
 * so that a payment it has received is not repeated. If it does not respond, the flow continues, because the visitor
 * was warned.
 */
export async function choosePayAgain(portico: Portico): Promise<void> {
  const { pay } = portico.store.get()
  if (pay.status === 'unsure' && pay.session) {
    const { session } = pay
    const status = await askStatus(portico, session)
    if (portico.store.get().pay !== pay) return
    if (status === 'IN_PROGRESS' || status === 'SUCCESS') return movePay(portico, { type: 'taken' })
    forgetPayment(
      portico,
      pay.request.orderId,
      known => 'session' in known && known.session.id === session.id,
    )
  }
  movePay(portico, { type: 'choseAgain' })
}

async function askStatus(portico: Portico, { id: sessionId, exchange }: PaySession) {
  const asked = { exchangeId: exchange.id, sessionId }
  const answer = await withTimeout(async () => getExchangeService(portico)?.fetchStatus(asked), {
    environment: portico.environment,
    milliseconds: patience,
    error: () => new PorticoError(requestAborted),
  }).catch(() => undefined)
  return answer?.status
}
