import type { PaymentReceipt } from '@portico/protocol'
import { switchNetwork } from '../actions/switchNetwork.js'
import { trackEvent } from '../actions/trackEvent.js'
import { parseCaipAddress } from '../caip/parseCaipAddress.js'
import { getAdapter } from '../connection/getAdapter.js'
import { requireSigner } from '../connection/requireSigner.js'
import { runMethod } from '../connection/runMethod.js'
import { payInterval } from '../constants/pay.js'
import type { SentTransfer, TransactionProgress } from '../families/TransferMethods.js'
import { isUnsure } from '../foreign/isUnsure.js'
import { normaliseError } from '../foreign/normaliseError.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { selectConnectedAccount } from '../store/selectors.js'
import type { PendingPayment } from '../types/PendingPayment.js'
import type { Portico } from '../types/Portico.js'
import { pollWhileVisible } from '../watch/pollWhileVisible.js'
import { assertPayable } from './assertPayable.js'
import { describePayment } from './describePayment.js'
import { movePay } from './movePay.js'
import { parsePayment } from './parsePayment.js'
import { findPayment, forgetPayment, keepPayment } from './pendingPayments.js'

const following: MemoryKey<{ stop?: (() => void) | undefined }> = { create: () => ({}) }

/** Asks the wallet for exactly what was shown, on its network. What becomes of it is in the state; never rejects. */
export async function confirmPay(portico: Portico): Promise<void> {
  const { environment, store } = portico
  const before = store.get().pay
  movePay(portico, { type: 'confirmed' })
  const { pay } = store.get()
  if (pay === before || pay.status !== 'asking') return
  const { request } = pay
  const properties = describePayment(request)
  trackEvent(portico, { event: 'PAY_INITIATED', properties })
  try {
    const payment = parsePayment(portico, request)
    const { network, units, token } = payment
    const { chainNamespace: namespace, caipNetworkId } = network
    if (selectConnectedAccount(store.get(), namespace)?.caipAddress.startsWith(`${caipNetworkId}:`) !== true)
      await switchNetwork(portico, caipNetworkId)
    // On the network of the order, whatever the page has moved to meanwhile: the wallet has to be there.
    const signer = { ...requireSigner(portico, namespace), network }
    const caipAddress = `${caipNetworkId}:${signer.address}` as const
    await assertPayable(portico, signer, request, payment)
    const known = findPayment(portico, request.orderId)
    // Another tab has asked for it meanwhile.
    if (known && before.status !== 'unsure') {
      if (known.transaction) followPayment(portico, known)
      else movePay(portico, { type: 'doubted', request })
      return
    }
    const pending = { request, caipAddress, at: environment.now() }
    // First: whoever loads the page anew meanwhile is told.
    keepPayment(portico, pending)
    const parameters = { receiver: request.recipient, amount: units, ...(token && { token }) }
    // The methods of all families that can send have this type.
    const { id, mark } = (await runMethod(portico, signer, 'transfer', parameters)) as SentTransfer
    followPayment(portico, { ...pending, transaction: id, mark })
  } catch (error) {
    const { message } = normaliseError(error, 'transfer')
    trackEvent(portico, { event: 'PAY_ERROR', properties: { ...properties, message } })
    if (isUnsure(error, 'transfer')) movePay(portico, { type: 'doubted', request })
    // What the wallet may have done before is not undone by its no to asking again.
    else if (before.status === 'unsure') movePay(portico, { type: 'doubted', request, error })
    else {
      forgetPayment(portico, request.orderId)
      movePay(portico, { type: 'failed', error })
    }
  }
}

/** Looks after a payment that is on its way until it has happened, or cannot any more. */
export function followPayment(portico: Portico, pending: PendingPayment): void {
  const { store } = portico
  const { request, caipAddress, transaction = '' } = pending
  const { chainNamespace: namespace, caipNetworkId, address: payer } = parseCaipAddress(caipAddress)
  const receipt: PaymentReceipt = { orderId: request.orderId, network: caipNetworkId, payer, transaction }
  keepPayment(portico, pending)
  movePay(portico, { type: 'sent', request, receipt })
  const memory = recall(portico, following)
  memory.stop?.()
  let { mark } = pending
  const end = () => {
    memory.stop?.()
    memory.stop = undefined
  }
  memory.stop = pollWhileVisible(portico, {
    interval: payInterval,
    async ask() {
      const network = store.get().networks.requested.find(each => each.caipNetworkId === caipNetworkId)
      // Whoever comes back is connected a moment later.
      if (!network || !selectConnectedAccount(store.get(), namespace)) return
      const { connector } = requireSigner(portico, namespace)
      const signer = { adapter: getAdapter(portico, namespace), connector, network, address: payer }
      const parameters = { id: transaction, mark }
      // The methods of all families that can send have this type.
      const progress = (await runMethod(
        portico,
        signer,
        'readTransaction',
        parameters,
      )) as TransactionProgress
      if (progress.status === 'pending') {
        mark = progress.mark
        return
      }
      end()
      const properties = describePayment(request)
      if (progress.status === 'confirmed') {
        // It is forgotten when somebody has the receipt: the shop may have stopped waiting.
        trackEvent(portico, { event: 'PAY_SUCCESS', properties })
        movePay(portico, { type: 'paid' })
      } else if (progress.status === 'failed') {
        forgetPayment(portico, request.orderId)
        const message = 'The transaction has failed.'
        trackEvent(portico, { event: 'PAY_ERROR', properties: { ...properties, message } })
        movePay(portico, { type: 'failed', error: new Error(message) })
      } else {
        // By another one, which may pay the same, only sooner: the visitor knows.
        keepPayment(portico, { request, caipAddress, at: pending.at })
        movePay(portico, { type: 'doubted', request })
      }
    },
  })
}
