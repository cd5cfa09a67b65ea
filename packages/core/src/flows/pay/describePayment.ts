import type { PayRequest } from '@portico/protocol'
import type { PayProperties } from '../../events/Events.js'

/** Event properties of a payment, without addresses. */
export const describePayment = ({ paymentAsset, amount }: PayRequest): PayProperties => ({
  network: paymentAsset.network,
  asset: paymentAsset.asset,
  amount,
})
