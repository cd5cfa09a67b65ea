import {
  modalClosed,
  type PaymentReceipt,
  type PayRequest,
  PorticoError,
  paymentProviderFailed,
  paymentTimedOut,
  paymentUnderWay,
  payNotEnabled,
  requestAborted,
} from '@portico/protocol'
import { getAdapter } from '../../connection/getAdapter.js'
import { requireAbility } from '../../connection/requireAbility.js'
import { requireSigner } from '../../connection/requireSigner.js'
import { switchNetwork } from '../../connection/switchNetwork.js'
import { openModal } from '../../dialog/openModal.js'
import { trackEvent } from '../../events/trackEvent.js'
import { pollWhileVisible } from '../../query/pollWhileVisible.js'
import type { Portico } from '../../runtime/Portico.js'
import type { Popup } from '../../services/Environment.js'
import { parsePayPage } from '../../services/parsePayPage.js'
import { type MemoryKey, recall } from '../../store/recall.js'
import { selectConnectedAccount } from '../../store/selectors.js'
import {
  type ExchangePayment,
  initialPay,
  type PaySession,
  type PayState,
  type PendingPayment,
  type WalletPayment,
} from '../../store/slices/pay.js'
import { isOutcomeUnknown } from '../../utils/isOutcomeUnknown.js'
import { parseCaipAddress } from '../../utils/parseCaipAddress.js'
import { withTimeout } from '../../utils/withTimeout.js'
import { defineFlow, type FlowRun, type NextState } from '../defineFlow.js'
import { definePending } from '../definePending.js'
import { payWindowSize, watchPayWindow } from '../watchPayWindow.js'
import { assertPayable } from './assertPayable.js'
import { getExchangeService, toAssetId } from './exchanges.js'
import { parsePayment } from './parsePayment.js'

type ExchangeName = PaySession['exchange']

const flow = defineFlow<'pay', Readonly<Record<never, never>>>({
  slice: 'pay',
  initial: initialPay,
  // A payment belongs to the page: whoever is connected may pay it.
  selectAccount: () => ({}),
  steps: {
    draft: ['checked', 'submitted', 'unknown'],
    checked: ['checked', 'confirming', 'submitted', 'unknown', 'expired', 'draft'],
    confirming: ['submitted', 'failed', 'unknown', 'expired', 'draft'],
    submitted: ['submitted', 'done', 'failed', 'unknown', 'expired', 'checked'],
    done: ['checked', 'draft'],
    failed: ['confirming', 'checked', 'expired', 'draft'],
    unknown: ['checked', 'submitted', 'done', 'failed', 'expired', 'draft'],
    expired: ['checked', 'draft'],
  },
  locked: ['confirming', 'submitted'],
  begin(state) {
    if (state.status === 'checked')
      return { status: 'confirming', request: state.request, isUnknown: state.isUnknown }
    return state.status === 'failed' ? { status: 'confirming', request: state.request } : undefined
  },
  confirm,
  fail({ state: { request, isUnknown: wasUnknown } }, { error, isUnknown }) {
    if (isUnknown) return { status: 'unknown', request }
    // Rejecting the retry does not undo what the wallet may have done before.
    return { status: wasUnknown ? 'unknown' : 'failed', request, error }
  },
  describe({ request }) {
    const properties = describe(request)
    return {
      begin: { event: 'PAY_INITIATED', properties },
      error: failure => ({ event: 'PAY_ERROR', properties: { ...properties, ...failure } }),
    }
  },
  follow(portico, state) {
    if ('session' in state && state.session && (state.status === 'submitted' || state.status === 'unknown'))
      return watchSession(portico, state.session, state.request)
    return 'payment' in state ? watchTransaction(portico, state) : undefined
  },
})

export const { move: movePay } = flow

/** Without addresses. */
const describe = ({ paymentAsset, amount }: PayRequest) => ({
  network: paymentAsset.network,
  asset: paymentAsset.asset,
  amount,
})

/** Milliseconds for which an unsettled payment of an order is remembered. */
const payMemory = 86_400_000

const pending = definePending(
  'payments',
  ({ request }) => request.orderId,
  ({ at }, now) => now - at < payMemory,
)

const isOfSession =
  ({ id }: PaySession) =>
  (known: PendingPayment) =>
    'session' in known && known.session.id === id

/** Whether it continues without an open view. */
const isUnderWay = (state: PayState): boolean =>
  state.status === 'submitted' || (state.status === 'confirming' && !state.exchange)

/** The shop's current request: the order may have changed since the payment was started. */
const toGiven = (state: Extract<PayState, { readonly request: PayRequest }>): PayRequest =>
  ('given' in state && state.given) || state.request

const payTimeout = 300_000

const waiting: MemoryKey<{ stop?: (() => void) | undefined }> = { create: () => ({}) }

/** Resolves to the receipt. An unsettled payment of the same order is tracked and not repeated. */
export async function openPay(portico: Portico, request: PayRequest): Promise<PaymentReceipt> {
  const { environment, store } = portico
  if (!store.get().features.values.pay) throw new PorticoError(payNotEnabled)
  parsePayment(portico, request)
  const before = store.get().pay
  const isSame = 'request' in before && before.request.orderId === request.orderId
  const isFollowed = before.status === 'submitted' && isSame
  const isSent = 'payment' in before && !isSame
  if (isSent || (isUnderWay(before) && before.status === 'confirming'))
    throw new PorticoError(paymentUnderWay)
  const memory = recall(portico, waiting)
  memory.stop?.()
  if (!isFollowed) {
    flow.restore(portico, { status: 'checked', request })
    resumePay(portico, request)
  }
  openModal(portico, { view: 'Pay' })
  trackEvent(portico, { event: 'PAY_MODAL_OPEN', properties: describe(request) })
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
      expire(portico)
      end(new PorticoError(paymentTimedOut, { context: { seconds: payTimeout / 1000 } }))
    }, payTimeout)
    const unsubscribe = store.subscribe(() => {
      const { pay, modal } = store.get()
      if (pay.status === 'done') {
        finish()
        const { receipt, session } = pay
        pending.forget(portico, request.orderId, known =>
          'session' in known ? known.session.id === session?.id : known.transaction === receipt.transaction,
        )
        resolve(receipt)
      } else if (!modal.open && !isUnderWay(pay)) {
        finish()
        flow.restore(portico, initialPay)
        reject(new PorticoError(modalClosed))
      }
    })
    memory.stop = () => end(new PorticoError(modalClosed))
  })
}

/** What the wallet was asked for goes on. */
function expire(portico: Portico): void {
  const state = portico.store.get().pay
  if (!('request' in state) || 'payment' in state || (isUnderWay(state) && !('session' in state))) return
  const isUnknown =
    state.status === 'unknown' || state.status === 'submitted' || ('isUnknown' in state && state.isUnknown)
  const { request } = state
  const session = 'session' in state ? state.session : undefined
  movePay(portico, { status: 'expired', request, ...(isUnknown && { isUnknown }), session })
}

/** False if the order has no unsettled payment. If that one fails, the shop's current request is paid. */
function resumePay(portico: Portico, given: PayRequest): boolean {
  const known = pending.find(portico, given.orderId)
  if (!known) return false
  if ('session' in known) {
    const { request, session } = known
    movePay(portico, { status: 'submitted', request, session, window: 'unknown', given })
  } else if (known.transaction) movePay(portico, toSubmitted(known, known.transaction, given))
  else movePay(portico, { status: 'unknown', request: given })
  return true
}

function toSubmitted(payment: WalletPayment, transaction: string, given?: PayRequest): NextState<'pay'> {
  const { request, caipAddress } = payment
  const { caipNetworkId: network, address: payer } = parseCaipAddress(caipAddress)
  const receipt = { orderId: request.orderId, network, payer, transaction }
  return { status: 'submitted', request, receipt, payment, given }
}

/** Requests exactly the payment that was shown, on its network. The outcome is in the state; never rejects. */
export const confirmPay: (portico: Portico) => Promise<void> = flow.confirm

async function confirm({
  portico,
  state,
  markAsked,
}: FlowRun<'pay', object>): Promise<NextState<'pay'> | undefined> {
  const { environment, store } = portico
  const { request, isUnknown } = state
  const parsed = parsePayment(portico, request)
  const { network, units: amount, token } = parsed
  const { chainNamespace: namespace, caipNetworkId } = network
  if (selectConnectedAccount(store.get(), namespace)?.caipAddress.startsWith(`${caipNetworkId}:`) !== true)
    await switchNetwork(portico, caipNetworkId)
  // Uses the order's network, even if the page has switched meanwhile: the wallet has to be there.
  const signer = { ...requireSigner(portico, namespace), network }
  const [transfers, own] = requireAbility(portico, signer, 'transfers')
  await assertPayable(portico, signer, request, parsed)
  // Another tab has started the payment meanwhile.
  if (!isUnknown && resumePay(portico, request)) return undefined
  const at = environment.now()
  const payment: WalletPayment = { request, caipAddress: `${caipNetworkId}:${own.address}`, at }
  // Stored before the request, so that a reload knows about it.
  pending.keep(portico, payment)
  markAsked()
  try {
    const transfer = { receiver: request.recipient, amount, ...(token && { token }) }
    const { id: transaction, mark } = await transfers.transfer({ ...own, ...transfer })
    const sent = { ...payment, transaction, mark }
    pending.keep(portico, sent)
    return toSubmitted(sent, transaction)
  } catch (error) {
    if (!isUnknown && !isOutcomeUnknown(error))
      pending.forget(portico, request.orderId, known => !('session' in known) && known.at === at)
    throw error
  }
}

const payInterval = 2000

function watchTransaction(
  portico: Portico,
  state: Extract<PayState, { readonly payment: unknown }>,
): () => void {
  const { store } = portico
  const { request, receipt, payment, given } = state
  const { transaction } = receipt
  const { chainNamespace: namespace, caipNetworkId, address } = parseCaipAddress(payment.caipAddress)
  let { mark } = payment
  return pollWhileVisible(portico, {
    interval: payInterval,
    async ask() {
      const network = store.get().networks.requested.find(each => each.caipNetworkId === caipNetworkId)
      // After a reload the account is connected a moment later.
      if (!network || !selectConnectedAccount(store.get(), namespace)) return
      const { connector } = requireSigner(portico, namespace)
      const signer = { adapter: getAdapter(portico, namespace), connector, network, address }
      const [transfers, account] = requireAbility(portico, signer, 'transfers')
      const progress = await transfers.readTransaction({ ...account, id: transaction, mark })
      if (store.get().pay !== state) return
      const properties = describe(request)
      if (progress.status === 'pending') mark = progress.mark
      else if (progress.status === 'confirmed') {
        // Not forgotten here, but once the receipt was returned: the shop may have stopped waiting.
        trackEvent(portico, { event: 'PAY_SUCCESS', properties })
        movePay(portico, { status: 'done', request, receipt }, state)
      } else if (progress.status === 'failed') {
        const isOwn = (known: PendingPayment) => !('session' in known) && known.transaction === transaction
        pending.forget(portico, request.orderId, isOwn)
        const message = 'The transaction has failed.'
        trackEvent(portico, { event: 'PAY_ERROR', properties: { ...properties, message } })
        movePay(portico, { status: 'failed', request: toGiven(state), error: new Error(message) }, state)
      } else {
        // Replaced by another transaction, which may be the same payment with a higher fee: only the visitor knows.
        const { caipAddress, at } = payment
        pending.keep(portico, { request, caipAddress, at })
        movePay(portico, { status: 'unknown', request: given ?? request }, state)
      }
    },
  })
}

const opened: MemoryKey<{ popup?: Popup | undefined }> = { create: () => ({}) }

/** Opens the payment window within the click. The outcome is in the state; never rejects. */
export async function payAtExchange(portico: Portico, exchange: ExchangeName): Promise<void> {
  const { environment, store } = portico
  const before = store.get().pay
  if (before.status !== 'checked') return
  const { request } = before
  const popup = environment.openPopup(payWindowSize)
  movePay(portico, { status: 'confirming', request, exchange })
  const opening = store.get().pay
  trackEvent(portico, { event: 'PAY_INITIATED', properties: describe(request) })
  try {
    const session = await openSession(portico, request, exchange)
    // The visitor has left, or another tab has started the same payment.
    if (store.get().pay !== opening || resumePay(portico, request)) return popup?.close()
    popup?.navigate(session.url)
    recall(portico, opened).popup = popup
    const payment: ExchangePayment = { request, session, at: environment.now() }
    pending.keep(portico, payment)
    movePay(portico, { status: 'submitted', request, session, window: popup ? 'open' : 'blocked' })
  } catch (error) {
    environment.logger.warn('The payment page could not be opened.', error)
    popup?.close()
    if (store.get().pay === opening) failAtExchange(portico, request, exchange)
  }
}

async function openSession(
  portico: Portico,
  { orderId, paymentAsset, amount, recipient, ...rest }: PayRequest,
  { id, name }: ExchangeName,
): Promise<PaySession> {
  const asset = toAssetId(portico.store.get(), { orderId, paymentAsset, amount, recipient, ...rest })
  const service = asset && getExchangeService(portico)
  if (!service) throw new Error('No exchange supports this asset.')
  const to = `${paymentAsset.network}:${recipient}`
  const session = await service.openSession({ exchangeId: id, asset, amount, recipient: to, orderId })
  return { id: session.sessionId, url: parsePayPage(portico, session.url), exchange: { id, name } }
}

function failAtExchange(portico: Portico, request: PayRequest, { name: provider }: ExchangeName): void {
  const error = new PorticoError(paymentProviderFailed, { context: { provider } })
  const properties = { ...describe(request), message: error.message, code: error.code }
  trackEvent(portico, { event: 'PAY_ERROR', properties })
  const { pay } = portico.store.get()
  if ('request' in pay) movePay(portico, { status: 'failed', request: toGiven(pay), error })
}

/** Asks the exchange until it reports the outcome, also while the visitor considers another way to pay. */
function watchSession(portico: Portico, session: PaySession, request: PayRequest): () => void {
  const { exchange, id: sessionId } = session
  const { orderId, paymentAsset } = request
  const isFollowed = () => {
    const { pay } = portico.store.get()
    return (
      (pay.status === 'submitted' || pay.status === 'unknown') &&
      'session' in pay &&
      pay.session?.id === sessionId
    )
  }
  return watchPayWindow(portico, {
    getPopup: () => recall(portico, opened).popup,
    onClosed() {
      const { pay } = portico.store.get()
      if ('window' in pay && pay.window === 'open') movePay(portico, { ...pay, window: 'closed' })
    },
    async look() {
      // Failures are retried.
      const answer = await getExchangeService(portico)
        ?.fetchStatus({ exchangeId: exchange.id, sessionId })
        .catch(() => undefined)
      if (!answer || !isFollowed()) return
      const { status, txHash: transaction } = answer
      // The money was received, but the transaction is not known yet.
      if (status === 'IN_PROGRESS' || (status === 'SUCCESS' && !transaction)) takeAtExchange(portico)
      if (status === 'SUCCESS' && transaction) {
        const receipt = { orderId, network: paymentAsset.network, exchange: exchange.id, transaction }
        trackEvent(portico, { event: 'PAY_SUCCESS', properties: describe(request) })
        movePay(portico, { status: 'done', request, receipt, session })
      }
      if (status === 'FAILED') {
        pending.forget(portico, orderId, isOfSession(session))
        failAtExchange(portico, request, exchange)
      }
    },
  })
}

/** The exchange has received the money, or is about to: it is no longer offered to be paid in another way. */
function takeAtExchange(portico: Portico): void {
  const { pay } = portico.store.get()
  if (!('session' in pay) || !pay.session || (pay.status !== 'submitted' && pay.status !== 'unknown')) return
  const { request, session, given } = pay
  const window = pay.status === 'submitted' ? pay.window : 'unknown'
  movePay(portico, { status: 'submitted', request, session, given, window, isTaken: true })
}

/** Turns back from an exchange. The outcome there is then unknown. */
export function leaveExchange(portico: Portico): void {
  const { pay } = portico.store.get()
  if (!('window' in pay) || pay.isTaken) return
  const { request, session, given } = pay
  movePay(portico, { status: 'unknown', request, session, given })
}

const exchangePatience = 3000

/** The exchange is asked once more, so that a payment it has received is not repeated. */
export async function choosePayAgain(portico: Portico): Promise<void> {
  const { pay } = portico.store.get()
  if (pay.status === 'unknown' && !pay.session)
    return void movePay(portico, { status: 'checked', request: pay.request, isUnknown: true })
  if (pay.status === 'unknown' && pay.session) {
    const { session } = pay
    const asked = { exchangeId: session.exchange.id, sessionId: session.id }
    const answer = await withTimeout(async () => getExchangeService(portico)?.fetchStatus(asked), {
      environment: portico.environment,
      milliseconds: exchangePatience,
      error: () => new PorticoError(requestAborted),
    }).catch(() => undefined)
    if (portico.store.get().pay !== pay) return
    if (answer?.status === 'IN_PROGRESS' || answer?.status === 'SUCCESS') return takeAtExchange(portico)
    pending.forget(portico, pay.request.orderId, isOfSession(session))
  }
  if (pay.status === 'unknown' || pay.status === 'failed')
    movePay(portico, { status: 'checked', request: toGiven(pay) })
}
