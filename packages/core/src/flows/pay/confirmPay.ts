import { requireAbility } from '../../connection/requireAbility.js'
import { requireSigner } from '../../connection/requireSigner.js'
import { switchNetwork } from '../../connection/switchNetwork.js'
import { trackEvent } from '../../events/trackEvent.js'
import type { Portico } from '../../runtime/Portico.js'
import { selectConnectedAccount } from '../../store/selectors.js'
import { isOutcomeUnknown } from '../../utils/isOutcomeUnknown.js'
import { normaliseError } from '../../utils/normaliseError.js'
import { assertPayable } from './assertPayable.js'
import { describePayment } from './describePayment.js'
import { followPayment } from './followPayment.js'
import { movePay } from './movePay.js'
import type { WalletPayment } from './PendingPayment.js'
import { parsePayment } from './parsePayment.js'
import { forgetPayment, keepPayment } from './pendingPayments.js'
import { resumePayment } from './resumePayment.js'

/** Requests exactly the payment that was shown, on its network. The outcome is in the state; never rejects. */
export async function confirmPay(portico: Portico): Promise<void> {
  const { environment, store } = portico
  const before = store.get().pay
  movePay(portico, { type: 'confirmed' })
  const { pay } = store.get()
  if (pay === before || pay.status !== 'asking') return
  const { request } = pay
  const properties = describePayment(request)
  trackEvent(portico, { event: 'PAY_INITIATED', properties })
  const wasDoubted = before.status === 'open' && before.isDoubted
  let pending: WalletPayment | undefined
  try {
    const payment = parsePayment(portico, request)
    const { network, units, token } = payment
    const { chainNamespace: namespace, caipNetworkId } = network
    if (selectConnectedAccount(store.get(), namespace)?.caipAddress.startsWith(`${caipNetworkId}:`) !== true)
      await switchNetwork(portico, caipNetworkId)
    // Uses the order's network, even if the page has switched meanwhile: the wallet has to be there.
    const signer = { ...requireSigner(portico, namespace), network }
    const [transfers, account] = requireAbility(portico, signer, 'transfers')
    const caipAddress = `${caipNetworkId}:${signer.address}` as const
    await assertPayable(portico, signer, request, payment)
    // Another tab has started the payment meanwhile.
    if (!wasDoubted && resumePayment(portico, request)) return
    pending = { request, caipAddress, at: environment.now() }
    // Stored before the request, so that a reload knows about it.
    keepPayment(portico, pending)
    const parameters = { receiver: request.recipient, amount: units, ...(token && { token }) }
    const { id, mark } = await transfers.transfer({ ...account, ...parameters })
    followPayment(portico, { ...pending, transaction: id, mark })
  } catch (error) {
    const { message } = normaliseError(error, 'transfer')
    trackEvent(portico, { event: 'PAY_ERROR', properties: { ...properties, message } })
    if (pending && isOutcomeUnknown(error)) movePay(portico, { type: 'doubted', request })
    // Rejecting the retry does not undo what the wallet may have done before.
    else if (wasDoubted) movePay(portico, { type: 'doubted', request, error })
    else {
      const at = pending?.at
      forgetPayment(portico, request.orderId, known => !('session' in known) && known.at === at)
      movePay(portico, { type: 'failed', error })
    }
  }
}
