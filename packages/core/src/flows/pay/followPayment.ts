import type { PaymentReceipt, PayRequest } from '@portico/protocol'
import { getAdapter } from '../../connection/getAdapter.js'
import { requireAbility } from '../../connection/requireAbility.js'
import { requireSigner } from '../../connection/requireSigner.js'
import { trackEvent } from '../../events/trackEvent.js'
import { pollWhileVisible } from '../../query/pollWhileVisible.js'
import type { Portico } from '../../runtime/Portico.js'
import { type MemoryKey, recall } from '../../store/recall.js'
import { selectConnectedAccount } from '../../store/selectors.js'
import { parseCaipAddress } from '../../utils/parseCaipAddress.js'
import { describePayment } from './describePayment.js'
import { movePay } from './movePay.js'
import type { WalletPayment } from './PendingPayment.js'
import { payInterval } from './payTimes.js'
import { forgetPayment, keepPayment } from './pendingPayments.js'

const following: MemoryKey<{ stop?: (() => void) | undefined }> = { create: () => ({}) }

/**
 * Tracks a pending payment until it is final. `given` is the shop's current request, if the payment was started in an
 * earlier visit.
 */
export function followPayment(portico: Portico, pending: WalletPayment, given?: PayRequest): void {
  const { store } = portico
  const { request, caipAddress, transaction = '' } = pending
  const { chainNamespace: namespace, caipNetworkId, address: payer } = parseCaipAddress(caipAddress)
  const receipt: PaymentReceipt = { orderId: request.orderId, network: caipNetworkId, payer, transaction }
  keepPayment(portico, pending)
  movePay(portico, { type: 'sent', request, receipt, given })
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
      // After a reload the account is connected a moment later.
      if (!network || !selectConnectedAccount(store.get(), namespace)) return
      const { connector } = requireSigner(portico, namespace)
      const signer = { adapter: getAdapter(portico, namespace), connector, network, address: payer }
      const [transfers, account] = requireAbility(portico, signer, 'transfers')
      const progress = await transfers.readTransaction({ ...account, id: transaction, mark })
      if (progress.status === 'pending') {
        mark = progress.mark
        return
      }
      end()
      const properties = describePayment(request)
      if (progress.status === 'confirmed') {
        // Not forgotten here, but once the receipt was returned: the shop may have stopped waiting.
        trackEvent(portico, { event: 'PAY_SUCCESS', properties })
        movePay(portico, { type: 'paid' })
      } else if (progress.status === 'failed') {
        forgetPayment(
          portico,
          request.orderId,
          known => !('session' in known) && known.transaction === transaction,
        )
        const message = 'The transaction has failed.'
        trackEvent(portico, { event: 'PAY_ERROR', properties: { ...properties, message } })
        movePay(portico, { type: 'failed', error: new Error(message) })
      } else {
        // Replaced by another transaction, which may be the same payment with a higher fee: only the visitor knows.
        keepPayment(portico, { request, caipAddress, at: pending.at })
        movePay(portico, { type: 'doubted', request: given ?? request })
      }
    },
  })
}
