import type { PayRequest } from '@portico/protocol'
import { trackEvent } from '../../events/trackEvent.js'
import type { Portico } from '../../runtime/Portico.js'
import { parsePayPage } from '../../services/parsePayPage.js'
import { payWindowSize } from '../buy/onRampLimits.js'
import { describePayment } from './describePayment.js'
import { failAtExchange } from './failAtExchange.js'
import { getExchangeService, toAssetId } from './findExchanges.js'
import { followSession } from './followSession.js'
import { movePay } from './movePay.js'
import type { PaySession } from './PendingPayment.js'
import { resumePayment } from './resumePayment.js'

type ExchangeName = PaySession['exchange']

/**
 * Opens the payment window, within the click that called it, and navigates it to the exchange. The outcome is in the
 * state; never rejects.
 */
export async function payAtExchange(portico: Portico, exchange: ExchangeName): Promise<void> {
  const { environment, store } = portico
  const before = store.get().pay
  if (before.status !== 'open') return
  const { request } = before
  const popup = environment.openPopup(payWindowSize)
  movePay(portico, { type: 'exchangeChosen', exchange })
  trackEvent(portico, { event: 'PAY_INITIATED', properties: describePayment(request) })
  const isWanted = () => {
    const { pay } = store.get()
    return pay.status === 'opening' && pay.request === request
  }
  try {
    const session = await openSession(portico, request, exchange)
    // The visitor has left, or another tab has started the same payment.
    if (!isWanted() || resumePayment(portico, request)) return popup?.close()
    popup?.navigate(session.url)
    const pending = { request, session, at: environment.now() }
    followSession(portico, pending, { popup, window: popup ? 'open' : 'blocked' })
  } catch (error) {
    environment.logger.warn('The payment page could not be opened.', error)
    popup?.close()
    if (isWanted()) failAtExchange(portico, request, exchange)
  }
}

async function openSession(
  portico: Portico,
  request: PayRequest,
  { id, name }: ExchangeName,
): Promise<PaySession> {
  const { orderId, paymentAsset, amount, recipient } = request
  const asset = toAssetId(portico.store.get(), request)
  const service = asset && getExchangeService(portico)
  if (!service) throw new Error('No exchange supports this asset.')
  const to = `${paymentAsset.network}:${recipient}`
  const session = await service.openSession({ exchangeId: id, asset, amount, recipient: to, orderId })
  return { id: session.sessionId, url: parsePayPage(portico, session.url), exchange: { id, name } }
}
